import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("Bad input", .serialized)
struct BadInputTests {
  init() { EventLoop.shared.startThread() }

  private static let standard = "org.freedesktop.DBus.Error."
  private static let own = "org.controlbus.Error."

  @Test("gets the error that it deserves, and the service goes on")
  @BusActor
  func errors() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    func error(_ body: () async throws -> Void) async -> String {
      await surface.errorName(body)
        .replacing(Self.standard, with: "").replacing(Self.own, with: "own.")
    }
    let gone = ObjectPath.control(id: "gone")
    #expect(
      await error { try await surface.call(Scene.focus, .toggle, "SetValue") } == "InvalidArgs")
    #expect(
      await error { try await surface.call(Scene.focus, .toggle, "SetValue", "true") }
        == "InvalidArgs")
    #expect(
      await error { try await surface.call(Scene.focus, .toggle, "SetValue", true, true) }
        == "InvalidArgs")
    #expect(
      await error { try await surface.call(Scene.lap, .toggle, "SetValue", true) }
        == "UnknownMethod")
    #expect(
      await error { try await surface.call(Scene.focus, .button, "Press") } == "UnknownMethod")
    #expect(await error { try await surface.call(Scene.focus, .toggle, "Fly") } == "UnknownMethod")
    #expect(
      await error { try await surface.call(gone, .toggle, "SetValue", true) } == "UnknownObject")
    #expect(
      await error {
        try await surface.call(
          ObjectPath.control(id: "focus").appending("deeper"), .control, "Reload")
      } == "UnknownObject")
    #expect(
      await error { _ = try await surface.properties(Scene.lap, .toggle) } == "UnknownInterface")
    #expect(
      await error {
        try await surface.connection.setProperty(
          MemberAddress(
            destination: .controlBus, path: Scene.focus, interface: .toggle, member: "Value"),
          to: true)
      } == "PropertyReadOnly")
    #expect(
      await error {
        _ = try await surface.connection.property(
          MemberAddress(
            destination: .controlBus, path: Scene.focus, interface: .toggle, member: "Wings"),
          as: Bool.self)
      } == "UnknownProperty")
    try await surface.setValue(true, Scene.focus)
  }

  @Test("to the arrangement gets the error that it deserves, and changes nothing")
  @BusActor
  func arrangement() async throws {
    let scene = try await Scene.start([
      "toggle \(Scene.toggle)", "button \(Scene.button)", "timer org.example.timer",
    ])
    let surface = scene.surface
    let before = try await surface.controls()
    func error<each Argument: BusValue>(
      _ member: MemberName, _ arguments: repeat each Argument
    ) async -> String {
      await surface.errorName {
        try await surface.call(.controlCenter, .controlCenter, member, repeat each arguments)
      }.replacing(Self.standard, with: "").replacing(Self.own, with: "own.")
    }
    let none: [String: Variant] = [:]
    let gone = ObjectPath.control(id: "gone")
    let kind = "org.example.timer"
    #expect(await error("AddControl", "org.example.unknown", none) == "own.UnknownKind")
    #expect(await error("AddControl", "", none) == "own.UnknownKind")
    #expect(
      await error("AddControl", String(repeating: "ü", count: 100_000), none)
        == "own.UnknownKind")
    for bad: [String: Variant] in [
      ["wings": .int64(1)], ["minutes": .int64(0)], ["minutes": .string("five")],
      ["minutes": .double(1.5)], ["name": .array(of: "s", [.string("a")])],
    ] {
      #expect(await error("AddControl", kind, bad) == "own.InvalidConfiguration")
    }
    #expect(await error("RemoveControl", gone) == "own.UnknownControl")
    #expect(await error("RemoveControl", ObjectPath("/")) == "own.UnknownControl")
    #expect(await error("ConfigureControl", gone, none) == "own.UnknownControl")
    #expect(
      await error("ConfigureControl", Scene.focus, ["x": Variant.boolean(true)])
        == "own.InvalidConfiguration")
    #expect(await error("MoveControl", gone, UInt32(0)) == "own.UnknownControl")
    #expect(await error("MoveControl", Scene.focus, Int32(-1)) == "InvalidArgs")
    #expect(await error("ReloadControls", "org.example.unknown") == "")
    #expect(await error("RegisterExtension", "org.example.Scripted", none) == "AccessDenied")
    #expect(await error("RegisterExtension", ":1.5", none) == "InvalidArgs")
    #expect(await error("RegisterExtension", "no name", none) == "InvalidArgs")
    #expect(try await surface.controls() == before)
  }

  @Test("as a private line is refused")
  @BusActor
  func line() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    let name: BusName = "org.example.ByHand"
    #expect(try await surface.connection.requestName(name))
    func register(_ options: [String: Variant]) async -> String {
      await surface.errorName {
        try await surface.call(
          .controlCenter, .controlCenter, "RegisterExtension", name.rawValue, options)
      }
    }
    var pipes: [Int32] = [0, 0]
    #expect(pipe(&pipes) == 0)
    defer { close(pipes[1]) }
    let invalid = Self.standard + "InvalidArgs"
    #expect(
      await register(["line": .fileDescriptor(FileDescriptor(owning: pipes[0]))]) == invalid)
    #expect(await register(["line": .string("no file")]) == invalid)
    #expect(await register(["appGroups": .string("no list")]) == invalid)
    #expect(await register(["byHand": .string("no boolean")]) == invalid)
    #expect(await register(["unknown": .string("ignored")]) == "")
    try await surface.setValue(true, Scene.focus)
  }

  @Test("that is hostile text comes back as it was given")
  @BusActor
  func hostileText() async throws {
    let scene = try await Scene.start(["toggle \(Scene.toggle)", "timer org.example.timer"])
    let surface = scene.surface
    let text = "'; \"$(reboot)\" \n\u{202E}\u{1} 🌙 " + String(repeating: "x", count: 10_000)
    let path = try await surface.call(
      .controlCenter, .controlCenter, "AddControl", "org.example.timer",
      ["name": Variant.string(text)]
    ).read(ObjectPath.self)
    try await scene.host.kill()
    try await scene.host.start()
    let configuration = try await surface.properties(path, .control)["Configuration"]
    #expect(configuration?.dictionaryValue == ["name": .string(text)])
  }

  @Test("a client that vanishes in the midst of a call disturbs nobody")
  @BusActor
  func vanishing() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "sleep 100")
    let client = try await Surface(scene.host)
    let call = Task.immediate { @BusActor in try? await client.setValue(true, Scene.focus) }
    try await eventually("the action runs") { scene.script.count("perform") == 1 }
    client.connection.close()
    await call.value
    try await eventually("the action ends") {
      try await scene.surface.value(of: Scene.focus) == true
    }
    scene.script.write("\(Scene.toggle).perform", "")
    try await scene.surface.setValue(false, Scene.focus)
  }

  @Test("256 calls of one client may wait, and others still get through")
  @BusActor
  func heldCalls() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "sleep 500")
    let flood = try await Surface(scene.host)
    let calls = (0..<300).map { _ in
      Task.immediate { @BusActor in
        await flood.errorName { try await flood.setValue(true, Scene.focus) }
      }
    }
    try await eventually("the action runs") { scene.script.count("perform") > 0 }
    try await scene.surface.call(Scene.lap, .button, "Press")
    var errors: [String] = []
    for call in calls { errors.append(await call.value) }
    #expect(errors.count { $0 == Self.standard + "LimitsExceeded" } == 44)
    #expect(errors.count { $0 == "" } == 256)
  }
}
