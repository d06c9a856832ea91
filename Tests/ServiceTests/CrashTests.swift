import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("An extension", .serialized)
struct CrashTests {
  init() { EventLoop.shared.startThread() }

  @Test(
    "that dies before it acts fails the call; one that acted first has succeeded",
    arguments: ["", "line"])
  @BusActor
  func crashes(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let surface = scene.surface
    scene.script.write("\(Scene.toggle).perform", "crash")
    #expect(
      await surface.errorName { try await surface.setValue(true, Scene.focus) }
        == "org.controlbus.Error.Unavailable")
    #expect(try await surface.value(of: Scene.focus) == false)
    scene.script.write("\(Scene.toggle).perform", "act-then-crash")
    try await surface.setValue(true, Scene.focus)
    #expect(try await surface.value(of: Scene.focus) == true)
    scene.script.write("\(Scene.toggle).perform", "leave")
    #expect(
      await surface.errorName { try await surface.setValue(false, Scene.focus) }
        == "org.controlbus.Error.Unavailable")
  }

  @Test(
    "with one kind that always crashes keeps its other kinds",
    arguments: ["", "register", "line"])
  @BusActor
  func quarantine(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let surface = scene.surface
    try await scene.setToggleAside()
    let problem = "“\(Scene.toggle)” makes it crash and is left alone"
    #expect(try await surface.status().problems == [problem])
    #expect(try await surface.status().state != "failed")
    for _ in 0..<5 { try await surface.call(Scene.lap, .button, "Press") }
    scene.script.write("\(Scene.toggle).evaluate", "")
    try await surface.call(Scene.focus, .control, "Reload")
    #expect(try await surface.state(of: Scene.focus) == "current")
    #expect(try await surface.status().problems == [])
  }

  @Test(
    "that crashes five times in a minute is left alone until somebody asks",
    arguments: ["", "register", "line"])
  @BusActor
  func failed(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let surface = scene.surface
    try await scene.fail()
    #expect(try await surface.status().error.contains("crashed 5 times"))
    let processes = scene.script.processes.count
    try await surface.call(
      .controlCenter, .controlCenter, "ReloadControls", Scene.toggle)
    try await eventually("the controls are unavailable") {
      try await surface.state(of: Scene.focus) == "unavailable"
    }
    try await surface.call(.controlCenter, .controlCenter, "ReloadAllControls")
    try await Task.sleep(for: .milliseconds(200))
    #expect(scene.script.processes.count == processes)
    try await surface.setValue(true, Scene.focus)
    #expect(try await surface.status().state == "running")
  }

  @Test("that always dies before a call comes has crashed each time, and is soon left alone")
  @BusActor
  func alwaysDies() async throws {
    let scene = try await Scene.start()
    try await scene.endExtension()
    let starts = scene.script.count("start")
    scene.script.write("dies", "yes")
    #expect(
      await scene.surface.errorName { try await scene.surface.setValue(true, Scene.focus) }
        == "org.controlbus.Error.Unavailable")
    try await eventually("the kind is set aside", within: .seconds(20)) {
      try await scene.surface.state(of: Scene.focus) == "unavailable"
    }
    #expect(scene.host.log.contains("crashed while called about \(Scene.toggle)"))
    #expect(scene.script.count("start") < starts + 10)
    scene.script.write("dies", "")
    try await scene.surface.setValue(true, Scene.focus)
  }

  @Test(
    "that crashes five times in a minute when it is asked or told about its kinds is left alone",
    arguments: ["describe", "placed"])
  @BusActor
  func crashesAtStart(call: String) async throws {
    let scene = try await Scene.start()
    try await scene.endExtension()
    scene.script.write(call, "crash")
    for _ in 0..<5 {
      let calls = scene.script.count(call)
      _ = await scene.surface.errorName {
        try await scene.surface.call(Scene.focus, .control, "Reload")
      }
      try await eventually("it has crashed") {
        let state = try await scene.surface.status().state
        return scene.script.count(call) > calls && state != "running"
      }
    }
    try await eventually("it has failed") { try await scene.surface.status().state == "failed" }
    #expect(try await scene.surface.status().error.contains("crashed 5 times"))
  }

  @Test(
    "that dies at its start has crashed over dbus-broker too; one whose unit is missing has not",
    arguments: ["StartupFailure", "UnitFailure", "UnknownUnit", "InvalidUnit", "StartupSkipped"])
  @BusActor
  func brokerStart(failure: String) async throws {
    let bus = try await BrokerBus()
    let host = try RunningHost(sessionBus: bus.address)
    let script = try ScriptFolder("org.example.Scripted", kinds: ["toggle a.b"], on: host)
    try await bus.addService(name: "org.example.Scripted", failure: failure)
    try await host.start()
    let surface = try await Surface(host)
    let path = ObjectPath.control(id: "b")
    try await eventually("the control is placed") { try await surface.controls() == ["b"] }
    let isCrash = failure == "StartupFailure" || failure == "UnitFailure"
    var error = ""
    for _ in 1...8 where !error.contains("crashed 5 times") {
      #expect(
        await surface.errorName { try await surface.call(path, .control, "Reload") }
          == "org.controlbus.Error.Unavailable")
      error = try await surface.status().error
    }
    #expect(error.contains("crashed 5 times") == isCrash)
    #expect(error.contains("Could not activate remote peer"))
    #expect(try await surface.status().state == "failed")
    #expect(isCrash ? bus.starts.count == 5 : bus.starts.count >= 8)
    #expect(script.calls.isEmpty)
  }

  @Test("that says when it leaves, and dies five times in a minute between calls, is left alone")
  @BusActor
  func diesAtRest() async throws {
    let scene = try await Scene.start(mode: "register") { _, script in
      script.write("announces", "yes")
    }
    for death in 1...5 {
      try await scene.surface.call(Scene.focus, .control, "Reload")
      try await eventually("it is registered") { scene.script.count("registered") == death }
      try scene.killExtension()
      try await eventually("it is gone") {
        try await scene.surface.status().state == (death < 5 ? "idle" : "failed")
      }
    }
    #expect(try await scene.surface.status().error.contains("crashed 5 times"))
  }
}
