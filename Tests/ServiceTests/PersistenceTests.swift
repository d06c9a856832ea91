import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("The arrangement on disk", .serialized)
struct PersistenceTests {
  init() { EventLoop.shared.startThread() }

  private static let timer = "org.example.timer"
  /// How often the service is killed; CI asks for 200.
  private static let kills =
    ProcessInfo.processInfo.environment["CONTROLBUS_KILLS"].flatMap(Int.init) ?? 40

  /// A change of the user's order.
  private enum Change {
    case add(Int)
    case remove(String)
    case move(String, to: Int)

    static func random(_ order: [String], _ serial: Int) -> Change {
      switch Int.random(in: 0..<4) {
      case 0,
        1 where order.count < 8:
        .add(serial)
      case 2 where order.count > 3: .remove(order.randomElement() ?? "")
      case _ where !order.isEmpty:
        .move(order.randomElement() ?? "", to: Int.random(in: 0..<order.count))
      default: .add(serial)
      }
    }
  }

  /// Makes a change, and returns the order after it.
  @BusActor
  private func make(
    _ change: Change, _ order: [String], _ surface: Surface
  ) async throws -> [String] {
    var order = order
    switch change {
    case .add(let serial):
      let configuration = ["name": Variant.string("Timer \(serial)")]
      let path = try await surface.call(
        .controlCenter, .controlCenter, "AddControl", Self.timer, configuration
      ).read(ObjectPath.self)
      order.append(path.decodedLabel(under: .controls) ?? "")
    case .remove(let id):
      try await surface.call(
        .controlCenter, .controlCenter, "RemoveControl", ObjectPath.control(id: id))
      order.removeAll { $0 == id }
    case .move(let id, let position):
      try await surface.call(
        .controlCenter, .controlCenter, "MoveControl", ObjectPath.control(id: id),
        UInt32(position))
      order.removeAll { $0 == id }
      order.insert(id, at: position)
    }
    return order
  }

  /// What the order may be when the answer to a change did not come: with or without it. An id that
  /// was not told is any new one at the end.
  private func isPossible(_ found: [String], after order: [String], _ change: Change?) -> Bool {
    if found == order { return true }
    switch change {
    case .add: return Array(found.dropLast()) == order
    case .remove(let id): return found == order.filter { $0 != id }
    case .move(let id, let position):
      var moved = order.filter { $0 != id }
      moved.insert(id, at: position)
      return found == moved
    case nil: return false
    }
  }

  @Test("holds every change that was answered, at whatever moment the service is killed")
  @BusActor
  func killed() async throws {
    let host = try RunningHost()
    _ = try ScriptFolder("org.example.Scripted", kinds: ["timer \(Self.timer)"], on: host)
    try await host.start()
    let surface = try await Surface(host)
    var order: [String] = []
    var serial = 0
    for round in 0..<Self.kills {
      let pause = Duration.microseconds(Int.random(in: 0...40_000))
      let killer = Task {
        try await Task.sleep(for: pause)
        host.process?.signal(SIGKILL)
      }
      var change: Change?
      do {
        while true {
          serial += 1
          let next = Change.random(order, serial)
          change = next
          order = try await make(next, order, surface)
          change = nil
        }
      } catch is BusError {}
      try await killer.value
      try await host.kill()
      try await host.start()
      let found = try await surface.controls()
      guard isPossible(found, after: order, change) else {
        Issue.record("round \(round), killed after \(pause): \(order), \(change as Any): \(found)")
        return
      }
      #expect(!host.log.contains("warning:") && !host.log.contains("error:"))
      order = found
    }
  }

  @Test("that does not fit on the disk is NotSaved, and the old file stays")
  @BusActor
  func fullDisk() async throws {
    let scene = try await Scene.start(["toggle \(Scene.toggle)", "timer \(Self.timer)"])
    let surface = scene.surface
    let process = try #require(scene.host.process?.processID)
    // A limit of the size of files fails a write in its midst, as a full disk does.
    _ = try await surface.call(
      .controlCenter, .controlCenter, "AddControl", Self.timer, ["name": Variant.string("Tea")])
    let before = try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8)
    let limit = try await scene.host.run(
      "prlimit", ["--pid", "\(process)", "--fsize=\(before.utf8.count):"])
    #expect(limit.end == .exited(0), "\(limit.error)")
    let error = await #expect(throws: BusError.self) {
      try await surface.call(
        .controlCenter, .controlCenter, "AddControl", Self.timer,
        ["name": Variant.string("Egg")])
    }
    #expect(error?.name.rawValue == "org.controlbus.Error.NotSaved")
    #expect(error?.message.contains("File too large") == true, "\(error?.message ?? "")")
    #expect(try String(contentsOfFile: scene.host.controlsFile, encoding: .utf8) == before)
    #expect(try await surface.controls() == ["focus", "timer"])
    _ = try await scene.host.run("prlimit", ["--pid", "\(process)", "--fsize=unlimited:"])
    try await surface.call(
      .controlCenter, .controlCenter, "RemoveControl", ObjectPath.control(id: "timer"))
    #expect(try await surface.controls() == ["focus"])
  }

  @Test("that lies where nothing can be made is NotSaved, with the reason")
  @BusActor
  func noFolder() async throws {
    let host = try RunningHost(environment: ["XDG_CONFIG_HOME": "/sys"])
    _ = try ScriptFolder("org.example.Scripted", kinds: ["timer \(Self.timer)"], on: host)
    try await host.start()
    let surface = try await Surface(host)
    let configuration = ["name": Variant.string("Tea")]
    let error = await #expect(throws: BusError.self) {
      try await surface.call(
        .controlCenter, .controlCenter, "AddControl", Self.timer, configuration)
    }
    #expect(error?.name.rawValue == "org.controlbus.Error.NotSaved")
    #expect(error?.message.contains("/sys/controlbus") == true, "\(error?.message ?? "")")
    #expect(try await surface.controls() == [])
  }
}
