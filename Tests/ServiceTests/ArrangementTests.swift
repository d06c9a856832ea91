import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("The user's arrangement", .serialized)
struct ArrangementTests {
  init() { EventLoop.shared.startThread() }

  private static let timer = "org.example.timer"
  @BusActor private static let kinds = [
    "toggle \(Scene.toggle)", "button \(Scene.button)", "timer \(timer)",
  ]

  @BusActor
  private func add(
    _ kind: String, _ configuration: [String: Variant], _ surface: Surface
  ) async throws -> ObjectPath {
    try await surface.call(
      .controlCenter, .controlCenter, "AddControl", kind, configuration
    ).read(ObjectPath.self)
  }

  @Test("signals an addition, then the order, then answers; a removal the other way round")
  @BusActor
  func signals() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let path = try await add(Self.timer, ["name": .string("Tea")], surface)
    surface.note("reply")
    #expect(surface.events.prefix(2) == ["InterfacesAdded", "ControlCenter1 Controls"])
    #expect(surface.events.contains("reply"))
    #expect(try await surface.controls() == ["focus", "lap", "timer"])
    try await surface.call(Scene.focus, .control, "Reload")
    surface.forget()
    try await surface.call(.controlCenter, .controlCenter, "RemoveControl", path)
    surface.note("reply")
    #expect(surface.events == ["ControlCenter1 Controls", "InterfacesRemoved", "reply"])
    #expect(
      await surface.errorName { try await surface.call(path, .control, "Reload") }
        == "org.freedesktop.DBus.Error.UnknownObject")
  }

  @Test("finds controls by id, kind, short name and shown name, in the user's order")
  @BusActor
  func names() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let first = try await add(Self.timer, ["name": .string("Tea")], surface)
    let second = try await add(Self.timer, ["name": .string("Egg")], surface)
    try await surface.call(.controlCenter, .controlCenter, "MoveControl", second, UInt32(0))
    for (name, paths) in [
      ("timer-2", [second]), ("TIMER-2", [second]), (Self.timer, [second, first]),
      ("timer", [first]), ("The \(Self.timer)", [second, first]), (Scene.toggle, [Scene.focus]),
      ("nobody", []), ("", []),
    ] {
      let found = try await surface.call(.controlCenter, .controlCenter, "FindControls", name)
      #expect(try found.read([ObjectPath].self) == paths, "\(name)")
    }
  }

  @Test("orders, configures and numbers copies, and never uses an id again")
  @BusActor
  func copies() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let first = try await add(Self.timer, ["name": .string("Tea")], surface)
    let second = try await add(Self.timer, ["name": .string("Egg"), "minutes": .byte(7)], surface)
    #expect(second == .control(id: "timer-2"))
    try await surface.call(.controlCenter, .controlCenter, "MoveControl", second, UInt32(0))
    try await surface.call(.controlCenter, .controlCenter, "MoveControl", Scene.focus, UInt32.max)
    #expect(try await surface.controls() == ["timer-2", "lap", "timer", "focus"])
    let configuration = ["name": Variant.string("Rice")]
    try await surface.call(
      .controlCenter, .controlCenter, "ConfigureControl", first, configuration)
    #expect(
      try await surface.properties(first, .control)["Configuration"]?.dictionaryValue
        == configuration)
    #expect(
      try await surface.properties(second, .control)["Configuration"]?.dictionaryValue?["minutes"]
        == .int64(7))
    try await surface.call(.controlCenter, .controlCenter, "RemoveControl", second)
    #expect(try await add(Self.timer, [:], surface) == .control(id: "timer-3"))
    try await eventually("the extension knows its copies") {
      scene.script.calls.last { $0.hasPrefix("placed") } == "placed 4"
    }
  }

  @Test("survives a restart with its looks, and what was removed stays removed")
  @BusActor
  func restart() async throws {
    let scene = try await Scene.start(Self.kinds)
    try await scene.surface.setValue(true, Scene.focus)
    try await scene.surface.call(.controlCenter, .controlCenter, "RemoveControl", Scene.lap)
    #expect(try await scene.host.stop() == .exited(0))
    scene.script.write("\(Scene.toggle).evaluate", "silent")
    try await scene.host.start()
    #expect(try await scene.surface.controls() == ["focus"])
    let look = try await scene.surface.properties(Scene.focus, .toggle)
    #expect(look["State"] == .string("stale") && look["Value"] == .boolean(true))
    #expect(look["Title"] == .string("Title of \(Scene.toggle)"))
  }

  enum Ending: CaseIterable { case order, kill, endOfBus }

  @Test(
    "appears at once with its last looks, however the service ended", arguments: Ending.allCases)
  @BusActor
  func looks(after ending: Ending) async throws {
    let scene = try await Scene.start(Self.kinds)
    try await scene.surface.setValue(true, Scene.focus)
    let file = scene.host.folder.file("state/controlbus/snapshots.json")
    switch ending {
    case .order: #expect(try await scene.host.stop() == .exited(0))
    case .endOfBus:
      scene.host.bus.kill()
      #expect(try await scene.host.process?.end() == .exited(1))
    case .kill:
      try await eventually("the look is kept") {
        (try? String(contentsOfFile: file, encoding: .utf8))?.contains(#""Value": true"#) == true
      }
      try await scene.host.kill()
    }
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o600)
    #expect(try String(contentsOfFile: file, encoding: .utf8).contains(#""Value": true"#))
    guard ending != .endOfBus else { return }
    scene.script.write("\(Scene.toggle).evaluate", "silent")
    try await scene.host.start()
    let look = try await scene.surface.properties(Scene.focus, .toggle)
    #expect(look["State"] == .string("stale") && look["Value"] == .boolean(true))
  }

  @Test("is on disk, whole, whatever moment the service is killed at")
  @BusActor
  func killed() async throws {
    let scene = try await Scene.start(Self.kinds)
    var expected = try await scene.surface.controls()
    for round in 0..<8 {
      let surface = try await Surface(scene.host)
      let killer = Task {
        try await Task.sleep(for: .milliseconds(5 + round * 7))
        scene.host.process?.signal(SIGKILL)
      }
      var attempted = expected
      while true {
        do {
          let path = try await add(Self.timer, [:], surface)
          attempted = expected + [path.decodedLabel(under: .controls) ?? ""]
          expected = attempted
          if expected.count > 6 {
            let id = expected.removeFirst()
            attempted = expected
            try await surface.call(
              .controlCenter, .controlCenter, "RemoveControl", ObjectPath.control(id: id))
          }
        } catch { break }
      }
      try await killer.value
      try await scene.host.kill()
      try await scene.host.start()
      let found = try await scene.surface.controls()
      // The change that was not answered may be there or not; every other one is.
      #expect(
        found == expected || found.dropLast() == expected[...]
          || Array(found.dropFirst()) == expected)
      expected = found
    }
  }

  @Test("takes up what a person edits, and keeps their file before the first rewrite")
  @BusActor
  func edits() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let text = """
      // mine
      { controls: [
          { id: 'lap', kind: '\(Scene.button)' },
          { id: 'a.b', kind: '\(Self.timer)', configuration: { name: 'Tea', }, },
          { id: 'ü 7zip', kind: 'org.example.nobody' },
        ],
        offeredKinds: ['\(Scene.toggle)', '\(Scene.button)'],
      }
      """
    try text.write(toFile: scene.host.controlsFile, atomically: true, encoding: .utf8)
    try await eventually("the edit is taken up") {
      try await surface.controls() == ["lap", "a.b", "ü 7zip"]
    }
    let unknown = try await surface.connection.managedObjects(
      destination: .controlBus, path: .controlCenter)[.control(id: "ü 7zip")]
    #expect(unknown?.keys.contains(.control) == true)
    #expect(unknown?.keys.contains(.toggle) == false && unknown?.keys.contains(.button) == false)
    try await surface.call(.controlCenter, .controlCenter, "MoveControl", Scene.lap, UInt32(9))
    #expect(
      try String(contentsOfFile: scene.host.controlsFile + ".~1~", encoding: .utf8) == text)
    #expect(try await surface.controls() == ["a.b", "ü 7zip", "lap"])
  }

  @Test("keeps out what a person leaves out, also where they do not say what was offered")
  @BusActor
  func editWithoutOffers() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let text = "{ controls: [{ id: 'lap', kind: '\(Scene.button)' }] }"
    try text.write(toFile: scene.host.controlsFile, atomically: true, encoding: .utf8)
    try await eventually("the edit is taken up") { try await surface.controls() == ["lap"] }
    try await Task.sleep(for: .milliseconds(200))
    #expect(try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8) == text)
    #expect(try await scene.host.stop() == .exited(0))
    try await scene.host.start()
    try await surface.call(Scene.lap, .control, "Reload")
    #expect(try await surface.controls() == ["lap"])
    #expect(try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8) == text)
    try await scene.host.kill()
    try FileManager.default.removeItem(
      atPath: scene.host.folder.file("state/controlbus/arrangement.json"))
    try await scene.host.start()
    try await eventually("without any knowledge every kind is offered once") {
      try await surface.controls() == ["lap", "focus"]
    }
  }

  @Test("is never written over where a person broke it, and says where it is broken")
  @BusActor
  func broken() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let good = try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8)
    let bad = good.replacing("\"id\": \"lap\"", with: "\"id\": \"lap\" oops")
    try bad.write(toFile: scene.host.controlsFile, atomically: false, encoding: .utf8)
    try await eventually("it is reported") { scene.host.log.contains("line 9, column 19") }
    #expect(
      await surface.errorName { _ = try await add(Self.timer, [:], surface) }
        == "org.controlbus.Error.NotSaved")
    #expect(try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8) == bad)
    #expect(try await surface.controls() == ["focus", "lap"])
    try good.write(toFile: scene.host.controlsFile, atomically: false, encoding: .utf8)
    _ = try await add(Self.timer, [:], surface)
    #expect(try await surface.controls() == ["focus", "lap", "timer"])
  }

  @Test("is served as it was last read when the service starts with a broken file, which it names")
  @BusActor
  func brokenStart() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    _ = try await add(Self.timer, [:], surface)
    let good = try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8)
    try good.replacing("\"id\": \"lap\"", with: "\"id\": \"lap\" oops").write(
      toFile: scene.host.controlsFile, atomically: false, encoding: .utf8)
    let problem = "\(scene.host.controlsFile), line 9, column 19: expected “,” or “}”"
    func problems() async throws -> Variant? {
      try await surface.properties(.controlCenter, .controlCenter)["Problems"]
    }
    try await eventually("it is told") { try await problems() == .strings([problem]) }
    #expect(surface.events.contains("ControlCenter1 Problems"))
    try await scene.host.kill()
    try await scene.host.start()
    #expect(try await surface.controls() == ["focus", "lap", "timer"])
    #expect(try await problems() == .strings([problem]))
    let status = try await scene.host.run(BuiltProducts.path(of: "controlctl"), ["status"])
    #expect(status.output.contains("Problems    1\n            \(problem)\n"))
    _ = try ScriptFolder("org.example.Other", kinds: ["toggle org.example.new"], on: scene.host)
    try await eventually("another kind cannot be placed") {
      scene.host.log.contains("new kinds are not placed")
    }
    try good.write(toFile: scene.host.controlsFile, atomically: false, encoding: .utf8)
    try await eventually("it is placed once the file is mended") {
      try await surface.controls() == ["focus", "lap", "timer", "new"]
    }
    #expect(try await problems() == .strings([]))
  }

  @Test("in a file elsewhere, which a link leads to, is taken up as it changes")
  @BusActor
  func linked() async throws {
    let scene = try await Scene.start(Self.kinds) { host, _ in
      let files = FileManager.default
      for folder in ["config/controlbus", "dotfiles", "other"] {
        try files.createDirectory(
          atPath: host.folder.file(folder), withIntermediateDirectories: true)
      }
      // The link leads to nothing at first.
      try files.createSymbolicLink(
        atPath: host.controlsFile, withDestinationPath: "../../dotfiles/controls.json")
    }
    let surface = scene.surface
    let (dotfile, other) = (
      scene.host.folder.file("dotfiles/controls.json"), scene.host.folder.file("other/mine.json")
    )
    let text = try String(contentsOfFile: dotfile, encoding: .utf8)
    func edit(_ path: String, adding id: String) throws {
      try text.replacing("\"controls\": [", with: "\"controls\": [{id: '\(id)', kind: 'k'},").write(
        toFile: path, atomically: true, encoding: .utf8)
    }
    try edit(dotfile, adding: "first")
    try await eventually("an edit of the target is taken up") {
      try await surface.controls() == ["first", "focus", "lap"]
    }
    try edit(other, adding: "second")
    let link = scene.host.controlsFile + ".link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: other)
    #expect(rename(link, scene.host.controlsFile) == 0)
    try await eventually("another target is taken up") {
      try await surface.controls() == ["second", "focus", "lap"]
    }
    try edit(other, adding: "third")
    try await eventually("an edit of that is taken up") {
      try await surface.controls() == ["third", "focus", "lap"]
    }
    try await surface.call(.controlCenter, .controlCenter, "MoveControl", Scene.focus, UInt32(9))
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: scene.host.controlsFile) == other)
  }

  @Test("that cannot be written is NotSaved, and nothing changes")
  @BusActor
  func unwritable() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let folder = scene.host.folder.file("config/controlbus")
    // A folder in the way of the temporary file fails for root too.
    let service = try #require(scene.host.process?.processID)
    let obstacle = scene.host.controlsFile + ".\(service).new"
    try FileManager.default.createDirectory(atPath: obstacle, withIntermediateDirectories: false)
    let before = try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8)
    surface.forget()
    #expect(
      await surface.errorName { _ = try await add(Self.timer, [:], surface) }
        == "org.controlbus.Error.NotSaved")
    #expect(surface.events == [])
    #expect(try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8) == before)
    try FileManager.default.removeItem(atPath: obstacle)
    _ = try await add(Self.timer, [:], surface)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == ["controls.json"])
  }

  @Test("changes that come together are all made")
  @BusActor
  func together() async throws {
    let scene = try await Scene.start(Self.kinds)
    let surface = scene.surface
    let additions = (0..<50).map { _ in
      Task.immediate { @BusActor in try await add(Self.timer, [:], surface) }
    }
    var paths: Set<ObjectPath> = []
    for addition in additions { paths.insert(try await addition.value) }
    #expect(paths.count == 50)
    #expect(try await surface.controls().count == 52)
  }
}
