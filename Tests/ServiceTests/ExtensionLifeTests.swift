import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("An extension", .serialized)
struct ExtensionLifeTests {
  init() { EventLoop.shared.startThread() }

  @Test(
    "that answers with what its own call met has neither crashed nor gone, and is not asked again",
    arguments: ["", "line"],
    [
      "org.freedesktop.DBus.Error.NoReply", "org.freedesktop.DBus.Error.ServiceUnknown",
      "org.freedesktop.DBus.Error.Disconnected",
      "org.freedesktop.DBus.Error.Spawn.ChildExited",
    ])
  @BusActor
  func passesErrorsOn(mode: String, name: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let surface = scene.surface
    scene.script.write("\(Scene.button).perform", "fail \(name) the lamp does not answer")
    for _ in 0..<6 {
      #expect(
        await surface.errorName { try await surface.call(Scene.lap, .button, "Press") }
          == "org.controlbus.Error.Unavailable")
    }
    let error = try await surface.properties(Scene.lap, .button)["Error"]
    #expect(error == .string("the lamp does not answer"))
    #expect(scene.script.count("perform") == 6)
    #expect(try await surface.status().state == "running")
    #expect(!scene.host.log.contains("crashed"))
  }

  @Test("that answers rubbish makes its control stale, and harms nothing else")
  @BusActor
  func rubbish() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    for answer in ["rubbish", "other-type"] {
      scene.script.write("\(Scene.toggle).evaluate", answer)
      #expect(
        await surface.errorName { try await surface.call(Scene.focus, .control, "Reload") } != "")
      #expect(["stale", "unavailable"].contains(try await surface.state(of: Scene.focus)))
    }
    try await surface.call(Scene.lap, .button, "Press")
    scene.script.write("\(Scene.toggle).evaluate", "")
    try await surface.call(Scene.focus, .control, "Reload")
    #expect(try await surface.state(of: Scene.focus) == "current")
  }

  @Test("that describes some kinds badly keeps the others, and its problems say what is wrong")
  @BusActor
  func rubbishDescription() async throws {
    let scene = try await Scene.start { _, script in script.write("describe", "rubbish") }
    try await eventually("the problems are told") {
      try await scene.surface.status().problems.contains { $0.contains("malformed") }
    }
    let problems = try await scene.surface.status().problems
    #expect(
      problems.filter { !$0.hasPrefix("D-Bus has no service file") } == [
        "“#1” is malformed: “Kind” must be given",
        "“#2” is malformed: “Kind” must be a string",
        "“org.example.slider” is malformed: “ControlType” must be one of toggle, button, unknown",
        "“org.example. lines” is malformed: “DisplayName” must be a string",
        "“\(Scene.toggle)” is described twice",
      ])
    #expect(try await scene.surface.status().kinds == [Scene.toggle, Scene.button])
    try await scene.surface.setValue(true, Scene.focus)
  }

  @Test("that leaves before a call comes, many times in a row, answers it once it stays")
  @BusActor
  func leaves() async throws {
    let scene = try await Scene.start()
    try await scene.endExtension()
    let starts = scene.script.count("start")
    scene.script.write("leaves", "\(starts + 12)")
    try await scene.surface.setValue(true, Scene.focus)
    #expect(try await scene.surface.value(of: Scene.focus) == true)
    #expect(scene.script.count("start") > starts + 12)
  }

  @Test("that always leaves before a call comes is unavailable, and not started without a pause")
  @BusActor
  func alwaysLeaves() async throws {
    let scene = try await Scene.start()
    try await scene.endExtension()
    scene.script.write("leaves", "1000")
    #expect(
      await scene.surface.errorName { try await scene.surface.setValue(true, Scene.focus) }
        == "org.controlbus.Error.Unavailable")
    #expect(scene.script.count("start") < 100)
    scene.script.write("leaves", "")
    try await scene.surface.setValue(true, Scene.focus)
  }

  @Test(
    "that is on its way out does once what it has not begun, when it is back",
    arguments: ["", "line"])
  @BusActor
  func refuses(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let script = scene.script
    script.write("\(Scene.toggle).perform", "fail \(ErrorName.leaving) It is on its way out")
    async let answer: Void = scene.surface.setValue(true, Scene.focus)
    let call = "perform \(Scene.toggle) set on"
    try await eventually("it refuses") { script.count(call) > 0 }
    let refused = script.count(call)
    script.write("\(Scene.toggle).perform", "")
    try await answer
    #expect(try await scene.surface.value(of: Scene.focus) == true)
    #expect(script.count(call) > refused)
    #expect(try await scene.surface.status().state == "running")
  }

  @Test("that never answers makes its controls stale after its deadline")
  @BusActor
  func silence() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    scene.script.write("\(Scene.toggle).evaluate", "silent")
    #expect(
      await surface.errorName { try await surface.call(Scene.focus, .control, "Reload") }
        == "org.freedesktop.DBus.Error.TimedOut")
    #expect(try await surface.state(of: Scene.focus) == "stale")
    try await surface.call(Scene.lap, .button, "Press")
  }

  @Test("that never takes its name is unavailable")
  @BusActor
  func nameless() async throws {
    let host = try RunningHost()
    let script = try ScriptFolder("org.example.Scripted", kinds: ["toggle a.b"], on: host)
    try host.bus.addService(name: "org.example.Scripted", executable: "/bin/true")
    try await host.start()
    let surface = try await Surface(host)
    let path = ObjectPath.control(id: "b")
    try await eventually("the control is placed") { try await surface.controls() == ["b"] }
    #expect(
      await surface.errorName { try await surface.call(path, .control, "Reload") }
        == "org.controlbus.Error.Unavailable")
    #expect(try await surface.state(of: path) == "unavailable")
    #expect(script.calls.isEmpty)
  }

  @Test("that does not take its name in time has failed, and its control stays unavailable")
  @BusActor
  func late() async throws {
    let host = try RunningHost()
    _ = try ScriptFolder("org.example.Scripted", kinds: ["toggle a.b"], on: host)
    try host.bus.addService(name: "org.example.Scripted", executable: "/bin/sleep 40")
    try await host.start()
    let surface = try await Surface(host)
    let path = ObjectPath.control(id: "b")
    try await eventually("it has failed", within: .seconds(20)) {
      try await surface.status().state == "failed"
    }
    #expect(try await surface.status().error == "The extension did not start in time.")
    try await eventually("the control is unavailable") {
      try await surface.state(of: path) == "unavailable"
    }
    surface.forget()
    #expect(
      await surface.errorName { try await surface.call(path, .control, "Reload") }
        == "org.controlbus.Error.Unavailable")
    #expect(try await surface.state(of: path) == "unavailable")
    #expect(surface.looks(of: path).isEmpty)
  }

  @Test("without a service file says so, for as long as it has none")
  @BusActor
  func serviceless() async throws {
    let host = try RunningHost()
    _ = try ScriptFolder("org.example.Scripted", kinds: ["toggle a.b"], on: host)
    try FileManager.default.createDirectory(
      atPath: host.folder.file("system/controlbus/extensions"), withIntermediateDirectories: true)
    try #"{"busName": "org.example.Bare", "kinds": []}"#.write(
      toFile: host.folder.file("system/controlbus/extensions/org.example.Bare.json"),
      atomically: true, encoding: .utf8)
    try "{\n  oops\n}".write(
      toFile: host.folder.file("system/controlbus/extensions/org.example.Broken.json"),
      atomically: true, encoding: .utf8)
    try await host.start()
    let surface = try await Surface(host)
    let bare = ObjectPath.extensionStatus(busName: "org.example.Bare")
    let broken = ObjectPath.extensionStatus(busName: "org.example.Broken")
    try await eventually("it is a problem") {
      try await surface.status(bare).problems == [
        "D-Bus has no service file for org.example.Bare"
      ]
    }
    #expect(
      try await surface.status(broken).problems.first?.contains("line 3, column 1") == true)
    try host.bus.addService(name: "org.example.Bare", executable: "/bin/true")
    try await surface.connection.call(.bus("ReloadConfig"))
    try await eventually("it is no problem") { try await surface.status(bare).problems.isEmpty }
    try host.bus.removeService(name: "org.example.Bare")
    try await surface.connection.call(.bus("ReloadConfig"))
    try await eventually("it is a problem again") {
      try await !surface.status(bare).problems.isEmpty
    }
  }

  @Test("says whether it has a service file after a start, be it one that the bus never announced")
  @BusActor
  func silentService() async throws {
    let host = try RunningHost()
    let script = try ScriptFolder("org.example.Scripted", kinds: ["toggle a.b"], on: host)
    try host.bus.removeService(name: script.name)
    try await host.start()
    let surface = try await Surface(host)
    func hasProblem(_ expected: Bool) async throws {
      try await eventually("that it has no service file is \(expected)") {
        try await surface.status().problems.isEmpty != expected
      }
    }
    try await hasProblem(true)
    try await eventually("the control is placed") { try await surface.controls() == ["b"] }
    // The bus follows no folder that was made after its own start, and looks there once it is called.
    let services = host.folder.file("data/dbus-1/services")
    try FileManager.default.createDirectory(
      atPath: services, withIntermediateDirectories: true)
    let file = "\(services)/\(script.name).service"
    try "[D-BUS Service]\nName=\(script.name)\nExec=\(script.command("").joined(separator: " "))\n"
      .write(toFile: file, atomically: true, encoding: .utf8)
    try await surface.call(.control(id: "b"), .control, "Reload")
    try await hasProblem(false)
    try FileManager.default.removeItem(atPath: file)
    try script.killProcess()
    try await eventually("it is gone") { try await surface.status().state != "running" }
    _ = await surface.errorName {
      try await surface.call(.control(id: "b"), .control, "Reload")
    }
    try await hasProblem(true)
  }

  @Test(
    "that another client started is asked to leave when it is updated, and its kinds leave with it",
    arguments: ["", "line"])
  @BusActor
  func startedByAnother(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let surface = scene.surface
    try await scene.endExtension()
    let described = scene.script.count("describe")
    try await surface.connection.startService("org.example.Scripted")
    try await eventually("it is described") { scene.script.count("describe") > described }
    // The next process, which the update calls for, never comes to own the name.
    scene.script.write("start", "silent")
    try scene.script.install(["button \(Scene.button)", "toggle \(Scene.toggle)"])
    try await eventually("it is asked to leave") { scene.script.count("leave") == 1 }
    try scene.script.uninstall()
    let item = ObjectPath.galleryItem(kind: Scene.toggle)
    try await eventually("its kinds are gone") {
      await surface.errorName { _ = try await surface.properties(item, .galleryItem) }
        == "org.freedesktop.DBus.Error.UnknownObject"
    }
  }

  @Test("whose action runs on keeps its effect when the service is killed and started again")
  @BusActor
  func restart() async throws {
    let scene = try await Scene.start(mode: "line")
    scene.script.write("\(Scene.toggle).perform", "sleep 300")
    let surface = scene.surface
    let call = Task.immediate { @BusActor in
      await surface.errorName { try await surface.setValue(true, Scene.focus) }
    }
    try await eventually("the action runs") { scene.script.count("perform") == 1 }
    try await scene.host.kill()
    #expect(await call.value == "org.freedesktop.DBus.Error.NoReply")
    scene.script.write("\(Scene.toggle).perform", "")
    try await scene.host.start()
    try await eventually("the service serves the control") {
      try await surface.state(of: Scene.focus) == "current"
    }
    try await surface.setValue(true, Scene.focus)
    #expect(try await surface.value(of: Scene.focus) == true)
  }

  @Test("that is installed while the service runs appears, also in folders that are new")
  @BusActor
  func installed() async throws {
    let host = try RunningHost()
    try await host.start()
    let surface = try await Surface(host)
    let script = try ScriptFolder("org.example.Late", kinds: ["toggle org.example.late"], on: host)
    let path = ObjectPath.control(id: "late")
    try await eventually("its control is current") {
      try await surface.state(of: path) == "current"
    }
    let item = ObjectPath.galleryItem(kind: "org.example.late")
    #expect(
      try await surface.properties(item, .galleryItem)["DisplayName"]
        == .string("The org.example.late"))
    try script.uninstall()
    script.write("kinds", "toggle org.example.other")
    try await eventually("its control is unavailable") {
      try await surface.state(of: path) == "unavailable"
    }
    #expect(
      await surface.errorName { _ = try await surface.properties(item, .galleryItem) }
        == "org.freedesktop.DBus.Error.UnknownObject")
  }

  @Test("of which a live control is placed is started again when it dies, and its look is renewed")
  @BusActor
  func live() async throws {
    let scene = try await Scene.start(["live \(Scene.toggle)", "button \(Scene.button)"])
    for value in [true, false] {
      scene.script.write("\(Scene.toggle).value", value ? "on" : "off")
      let placed = scene.script.count("placed")
      try scene.killExtension()
      try await eventually("the look is renewed") {
        try await scene.surface.value(of: Scene.focus) == value
      }
      #expect(try await scene.surface.state(of: Scene.focus) == "current")
      try await eventually("it hears what is placed") { scene.script.count("placed") > placed }
    }
  }

  @Test("of which a live control is placed stays away when it leaves by itself")
  @BusActor
  func liveLeaves() async throws {
    let scene = try await Scene.start(["live \(Scene.toggle)", "button \(Scene.button)"])
    scene.script.write("\(Scene.button).perform", "release")
    try await scene.surface.call(Scene.lap, .button, "Press")
    try await eventually("it is gone") { try await scene.surface.status().state == "idle" }
    let processes = scene.script.processes.count
    // Longer than the first pause before a restart.
    try await Task.sleep(for: .milliseconds(2500))
    #expect(scene.script.processes.count == processes)
    #expect(try await scene.surface.status().state == "idle")
  }

  @Test("that is installed anew with the same kinds is asked for every look")
  @BusActor
  func updatedAlike() async throws {
    let scene = try await Scene.start(mode: "line")
    scene.script.write("\(Scene.toggle).value", "on")
    try scene.script.install(["toggle \(Scene.toggle)", "button \(Scene.button)"])
    try await eventually("the look is renewed") {
      try await scene.surface.value(of: Scene.focus) == true
    }
    #expect(scene.script.calls.contains("leave"))
    #expect(scene.script.processes.count == 2)
  }

  @Test("that is installed anew is asked to leave, and described again at its next start")
  @BusActor
  func updated() async throws {
    let scene = try await Scene.start()
    let old = scene.script.processes
    scene.script.write("kinds", "button \(Scene.toggle)\nbutton \(Scene.button)")
    try scene.script.install(["button \(Scene.toggle)", "button \(Scene.button)"])
    try await eventually("the toggle has become a button") {
      let type = try await scene.surface.properties(Scene.focus, .control)["ControlType"]
      let state = try await scene.surface.state(of: Scene.focus)
      return type == .string("button") && state == "current"
    }
    #expect(scene.script.calls.contains("leave"))
    #expect(scene.script.processes.count > old.count)
    #expect(
      scene.surface.events.filter { $0.hasPrefix("Interfaces") }
        == ["InterfacesRemoved", "InterfacesAdded"])
    try await scene.surface.call(Scene.focus, .button, "Press")
  }

  @Test("that offers a kind that another one has serves it once the other is gone")
  @BusActor
  func duplicates() async throws {
    let host = try RunningHost()
    let kinds = ["toggle org.example.shared"]
    let user = try ScriptFolder("org.example.User", kinds: kinds, on: host)
    let system = try ScriptFolder("org.example.System", kinds: kinds, isInstalled: false, on: host)
    try system.install(kinds, in: "system")
    try await host.start()
    let surface = try await Surface(host)
    let path = ObjectPath.control(id: "shared")
    try await eventually("its control is current") {
      try await surface.state(of: path) == "current"
    }
    #expect(user.count("evaluate") > 0 && system.count("evaluate") == 0)
    let loser = ObjectPath.extensionStatus(busName: "org.example.System")
    let problem = "“org.example.shared” is offered by org.example.User already"
    #expect(try await surface.status(loser).problems.contains(problem))
    try user.uninstall()
    try await eventually("the other one serves it") {
      let name = try await surface.properties(path, .control)["Extension"]
      let state = try await surface.state(of: path)
      return name == .string("org.example.System") && state == "current"
        && system.count("evaluate") > 0
    }
    #expect(try await !surface.status(loser).problems.contains(problem))
  }

  @Test("is asked for previews and choices")
  @BusActor
  func gallery() async throws {
    let scene = try await Scene.start(["toggle \(Scene.toggle)", "timer org.example.timer"])
    let surface = scene.surface
    let item = ObjectPath.galleryItem(kind: "org.example.timer")
    let none: [String: Variant] = [:]
    let preview = try await surface.call(item, .galleryItem, "Preview", none).read(
      [String: Variant].self)
    #expect(preview["Title"] == .string("Title of org.example.timer"))
    let options = try await surface.call(item, .galleryItem, "Options", "name", "x", none).read(
      [[String: Variant]].self)
    #expect(options.first?["Value"] == .string("name-x"))
    #expect(
      await surface.errorName {
        try await surface.call(item, .galleryItem, "Options", "wings", "", none)
      } == "org.freedesktop.DBus.Error.InvalidArgs")
    #expect(try await surface.controls() == ["focus"])
  }

  @Test("says by itself that controls changed; a thousand times in a row costs few evaluations")
  @BusActor
  func controlsChanged() async throws {
    let scene = try await Scene.start()
    let evaluations = scene.script.count("evaluate")
    scene.script.write("\(Scene.toggle).value", "on")
    scene.script.write("\(Scene.button).perform", "storm \(Scene.toggle)")
    try await scene.surface.call(Scene.lap, .button, "Press")
    try await eventually("the last change is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
    #expect(scene.surface.looks(of: Scene.focus).count == 1)
    #expect(scene.script.count("evaluate") - evaluations < 1000)
  }
}
