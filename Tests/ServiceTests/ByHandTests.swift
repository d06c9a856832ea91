import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("An extension that is run by hand", .serialized)
struct ByHandTests {
  init() { EventLoop.shared.startThread() }

  @BusActor private static let kinds = ["toggle \(Scene.toggle)", "button \(Scene.button)"]
  private static let more = "toggle org.example.more"

  /// The script of another build of the scene's extension.
  @BusActor
  private func otherBuild(in scene: Scene, kinds: [String], isOn: Bool = false) throws -> String {
    let folder = scene.host.folder.file("other")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let texts = ["kinds": kinds.joined(separator: "\n"), "\(Scene.toggle).value": isOn ? "on" : ""]
    for (name, text) in texts {
      try text.write(toFile: "\(folder)/\(name)", atomically: true, encoding: .utf8)
    }
    return folder
  }

  @Test("is in the gallery while it runs; its placed controls are not lost")
  @BusActor
  func byHand() async throws {
    let host = try RunningHost()
    let script = try ScriptFolder(
      "org.example.ByHand", kinds: ["toggle org.example.hand"], isInstalled: false, on: host)
    try await host.start()
    let surface = try await Surface(host)
    var process: ChildProcess? = try script.run(mode: "line")
    let path = ObjectPath.control(id: "hand")
    try await eventually("its control is live") {
      try await surface.state(of: path) == "current"
    }
    try await surface.setValue(true, path)
    process?.signal(SIGKILL)
    _ = try await process?.end()
    process = nil
    try await eventually("its control is unavailable") {
      try await surface.state(of: path) == "unavailable"
    }
    let objects = try await surface.connection.managedObjects(
      destination: .controlBus, path: .controlCenter)
    #expect(objects.keys.allSatisfy { !$0.rawValue.contains("/gallery/") })
    #expect(objects.keys.allSatisfy { !$0.rawValue.contains("/extensions/") })
    #expect(try await surface.controls() == ["hand"])
    #expect(try await surface.value(of: path) == true)
  }

  @Test("takes over from its installed copy, and gives back", arguments: ["", "line"])
  @BusActor
  func takeover(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let surface = scene.surface
    let other = try otherBuild(in: scene, kinds: Self.kinds, isOn: true)
    let process = try scene.script.run(mode: "line", obeying: other)
    try await eventually("its look is shown") { try await surface.value(of: Scene.focus) == true }
    try await surface.setValue(false, Scene.focus)
    #expect(scene.script.count("perform") == 0)
    process.signal(SIGKILL)
    _ = try await process.end()
    try await surface.setValue(true, Scene.focus)
    #expect(scene.script.count("perform") == 1)
  }

  @Test("has its own kinds as long, and is not asked to leave for another program")
  @BusActor
  func ownKinds() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    let other = try otherBuild(in: scene, kinds: Self.kinds + [Self.more], isOn: true)
    let process = try scene.script.run(mode: "line", obeying: other)
    let more = ObjectPath.control(id: "more")
    try await eventually("it serves") {
      let value = try await surface.value(of: Scene.focus)
      return try await surface.state(of: more) == "current" && value == true
    }
    try scene.script.install(Self.kinds)
    try await surface.call(more, .control, "Reload")
    #expect(try await surface.status().kinds.count == 3)
    process.signal(SIGKILL)
    _ = try await process.end()
    try await eventually("it gives back") {
      let value = try await surface.value(of: Scene.focus)
      return try await surface.state(of: more) == "unavailable" && value == false
    }
    #expect(try await surface.status().kinds.count == 2)
    #expect(!scene.script.calls.contains("leave"))
    let log = try String(contentsOfFile: "\(other)/log", encoding: .utf8)
    #expect(!log.contains("leave"))
  }

  @Test("gives back also when the service was started after it")
  @BusActor
  func byHandBefore() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    let other = try otherBuild(in: scene, kinds: Self.kinds + [Self.more])
    let process = try scene.script.run(mode: "register", obeying: other)
    try await eventually("it serves") { try await surface.status().kinds.count == 3 }
    try await scene.host.kill()
    try await scene.host.start()
    try await eventually("it serves again") { try await surface.status().kinds.count == 3 }
    try scene.script.install(Self.kinds.reversed())
    try await surface.call(Scene.lap, .button, "Press")
    try await Task.sleep(for: .milliseconds(500))
    let log = try String(contentsOfFile: "\(other)/log", encoding: .utf8)
    #expect(!log.contains("leave"))
    process.signal(SIGKILL)
    _ = try await process.end()
    try await eventually("it gives back") { try await surface.status().kinds.count == 2 }
  }

  /// What the installed copy's crashes have led to.
  enum GivenUp: CaseIterable { case failed, setAside }

  @Test(
    "begins anew where its installed copy was given up, and asks for every look at once",
    arguments: GivenUp.allCases)
  @BusActor
  func beginsAnew(where state: GivenUp) async throws {
    let scene = try await Scene.start(mode: "register")
    let surface = scene.surface
    switch state {
    case .failed: try await scene.fail()
    case .setAside: try await scene.setToggleAside()
    }
    let other = try otherBuild(in: scene, kinds: Self.kinds, isOn: true)
    let process = try scene.script.run(mode: "register", obeying: other)
    try await eventually("every look is its own") {
      let states = [
        try await surface.state(of: Scene.focus), try await surface.state(of: Scene.lap),
      ]
      let value = try await surface.value(of: Scene.focus)
      return states == ["current", "current"] && value == true
    }
    #expect(try await surface.status().error == "")
    scene.script.write("\(Scene.toggle).evaluate", "")
    process.signal(SIGKILL)
    _ = try await process.end()
    try await eventually("it gives back, and the installed copy has its chance") {
      let state = try await surface.state(of: Scene.focus)
      let value = try await surface.value(of: Scene.focus)
      return state == "current" && value == false
    }
  }

  @Test("may crash as often as it likes without its installed copy being given up")
  @BusActor
  func ownCrashes() async throws {
    let scene = try await Scene.start(mode: "register")
    let surface = scene.surface
    let other = try otherBuild(in: scene, kinds: Self.kinds, isOn: true)
    try "crash".write(
      toFile: "\(other)/\(Scene.button).perform", atomically: true, encoding: .utf8)
    for run in 1...6 {
      let process = try scene.script.run(mode: "register", obeying: other)
      try await eventually("it serves") {
        let log = (try? String(contentsOfFile: "\(other)/log", encoding: .utf8)) ?? ""
        let value = try await surface.value(of: Scene.focus)
        return value == true && log.components(separatedBy: " registered\n").count > run
      }
      #expect(
        await surface.errorName { try await surface.call(Scene.lap, .button, "Press") }
          == "org.controlbus.Error.Unavailable")
      _ = try await process.end()
      try await eventually("its installed copy serves") {
        let state = try await surface.state(of: Scene.focus)
        let value = try await surface.value(of: Scene.focus)
        return state == "current" && value == false
      }
    }
    #expect(try await surface.status().error == "")
    #expect(scene.host.log.contains("crashed while called about \(Scene.button)"))
    try await surface.call(Scene.lap, .button, "Press")
  }
}
