import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("What a surface may rely on", .serialized)
struct SetValueTests {
  init() { EventLoop.shared.startThread() }

  @Test("SetValue acts, signals once, then answers", arguments: ["", "register", "line"])
  @BusActor
  func setValue(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    try await scene.surface.setValue(true, Scene.focus)
    scene.surface.note("reply")
    let events = scene.surface.events.filter { $0.hasPrefix("Toggle1") || $0 == "reply" }
    // An action that lasts 50 ms, on a machine that is busy, is shown as pending meanwhile.
    let quick = ["Toggle1 Revision,Subtitle,Symbol,Value", "reply"]
    let slow = [
      "Toggle1 Pending,Revision", "Toggle1 Pending,Revision,Subtitle,Symbol,Value", "reply",
    ]
    #expect(events == quick || events == slow)
    #expect(try await scene.surface.value(of: Scene.focus) == true)
    #expect(scene.script.calls.filter { $0.hasPrefix("perform") }.count == 1)
  }

  @Test("an action that names a look which was never sent is followed by an evaluation")
  @BusActor
  func unknownLook() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "unknown-look")
    try await scene.surface.setValue(true, Scene.focus)
    #expect(scene.script.calls.last?.hasPrefix("evaluate") == true)
    #expect(try await scene.surface.value(of: Scene.focus) == true)
  }

  @Test("an action whose reply cannot be read has run, and is followed by an evaluation")
  @BusActor
  func unreadableReply() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "rubbish")
    try await scene.surface.setValue(true, Scene.focus)
    #expect(try await scene.surface.value(of: Scene.focus) == true)
    #expect(try await scene.surface.state(of: Scene.focus) == "current")
  }

  @Test("the private line is used once it is there")
  @BusActor
  func line() async throws {
    let scene = try await Scene.start(mode: "line")
    try await eventually("a call goes over the line") {
      try await scene.surface.setValue(true, Scene.focus)
      return scene.script.calls.last?.hasSuffix("line") == true
    }
  }

  @Test("a reload that changes nothing sends nothing, and one that does sends one signal")
  @BusActor
  func reload() async throws {
    let scene = try await Scene.start()
    for _ in 0..<5 { try await scene.surface.call(Scene.focus, .control, "Reload") }
    #expect(scene.surface.looks(of: Scene.focus).isEmpty)
    scene.script.write("\(Scene.toggle).value", "on")
    try await scene.surface.call(
      .controlCenter, .controlCenter, "ReloadControls", Scene.toggle)
    try await eventually("the change is published") {
      !scene.surface.looks(of: Scene.focus).isEmpty
    }
    #expect(scene.surface.looks(of: Scene.focus).count == 1)
  }

  @Test("a look that becomes private says so, though nothing else of it changes")
  @BusActor
  func privacy() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).private", "yes")
    try await scene.surface.call(Scene.focus, .control, "Reload")
    #expect(
      try await scene.surface.properties(Scene.focus, .control)["PrivacySensitive"]
        == .boolean(true))
    #expect(scene.surface.events == ["Control1 PrivacySensitive"])
  }

  @Test("a slow action is pending, and its value does not flicker")
  @BusActor
  func pending() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "lag 800")
    try await scene.surface.setValue(true, Scene.focus)
    let looks = scene.surface.looks(of: Scene.focus)
    #expect(looks.compactMap { $0["Value"]?.boolValue } == [true])
    #expect(looks.compactMap { $0["Pending"]?.boolValue } == [true, false])
    #expect(scene.script.count("perform") == 1)
  }

  @Test("overlapping calls end on the last accepted value, each with one answer")
  @BusActor
  func overlapping() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    let calls = (0..<200).map { index in
      Task.immediate { @BusActor in try await surface.setValue(index % 2 == 1, Scene.focus) }
    }
    for call in calls { try await call.value }
    #expect(try await surface.value(of: Scene.focus) == true)
    #expect(scene.script.read("\(Scene.toggle).value") == "on")
    #expect(scene.script.count("perform") < 200)
  }

  @Test("presses are neither merged nor repeated, and more than 16 that wait are refused")
  @BusActor
  func presses() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.button).perform", "sleep 30")
    let surface = scene.surface
    let calls = (0..<20).map { _ in
      Task.immediate { @BusActor in
        await surface.errorName { try await surface.call(Scene.lap, .button, "Press") }
      }
    }
    var errors: [String] = []
    for call in calls { errors.append(await call.value) }
    #expect(errors.count { $0 == "" } == 17)
    #expect(errors.count { $0 == "org.freedesktop.DBus.Error.LimitsExceeded" } == 3)
    #expect(scene.script.count("perform") == 17)
  }

  @Test("a failed action is an error to its caller and Error to everyone, until the next begins")
  @BusActor
  func failure() async throws {
    let scene = try await Scene.start()
    scene.script.write(
      "\(Scene.toggle).perform", "fail org.controlbus.Error.ActionFailed No network")
    let error = await #expect(throws: BusError.self) {
      try await scene.surface.setValue(true, Scene.focus)
    }
    #expect(error?.name == .actionFailed && error?.message == "No network")
    #expect(
      try await scene.surface.properties(Scene.focus, .toggle)["Error"] == .string("No network"))
    scene.script.write("\(Scene.toggle).perform", "")
    try await scene.surface.setValue(true, Scene.focus)
    #expect(try await scene.surface.properties(Scene.focus, .toggle)["Error"] == .string(""))
  }

  @Test("reading and other controls never wait for an extension that hangs")
  @BusActor
  func hanging() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "silent")
    let surface = scene.surface
    let stuck = Task.immediate { @BusActor in
      await surface.errorName {
        try await surface.call(
          Scene.focus, .toggle, "SetValue", true, timeout: .milliseconds(300))
      }
    }
    let began = EventLoop.now
    try await surface.call(Scene.lap, .button, "Press")
    _ = try await surface.connection.managedObjects(
      destination: .controlBus, path: .controlCenter)
    #expect(EventLoop.now - began < .seconds(5))
    #expect(await stuck.value == "org.freedesktop.DBus.Error.TimedOut")
    #expect(try await surface.properties(Scene.focus, .toggle)["Pending"] == .boolean(true))
  }

  @Test("Toggle sets the opposite of what it finds, not of what was published")
  @BusActor
  func toggle() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).value", "on")
    try await scene.surface.call(Scene.focus, .toggle, "Toggle")
    #expect(scene.script.read("\(Scene.toggle).value") == "off")
    #expect(try await scene.surface.value(of: Scene.focus) == false)
  }

  @Test("an action that changes nothing is NotApplied, with the truth shown")
  @BusActor
  func notApplied() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "ignore")
    let surface = scene.surface
    #expect(
      await surface.errorName { try await surface.setValue(true, Scene.focus) }
        == "org.controlbus.Error.NotApplied")
    #expect(try await surface.value(of: Scene.focus) == false)
  }
}
