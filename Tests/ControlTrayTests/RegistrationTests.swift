import Bus
import Foundation
import TestSupport
import Testing

@Suite("The icon's registration", .serialized) struct RegistrationTests {
  init() { EventLoop.shared.startThread() }

  @Test("follows a watcher that restarts twenty times, and one that is replaced without a gap")
  @BusActor func restarts() async throws {
    let stage = try TrayStage()
    try stage.startTray()
    var items: [BusName] = []
    for _ in 0..<21 {
      let watcher = try Watcher(stage.bus)
      try await watcher.start()
      items.append(try await watcher.item())
      watcher.stop()
    }
    #expect(items.count == 21 && Set(items).count == 1)
    let old = try Watcher(stage.bus)
    try await old.start()
    #expect(try await old.item() == items[0])
    let next = try Watcher(stage.bus)
    try await next.start()
    #expect(try await next.item() == items[0])
    #expect(try await stage.connection.owner(of: items[0]) != nil)
  }

  @Test("is repeated after each sleep of the machine, also when its system bus has restarted")
  @BusActor func wakes() async throws {
    let stage = try TrayStage()
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray([], ["DBUS_SYSTEM_BUS_ADDRESS": system.address])
    _ = try await watcher.item()
    try await expectAnotherItem(watcher, after: login)
    system.kill()
    let restarted = try PrivateBus(at: system.socket)
    try await expectAnotherItem(watcher, after: try await LoginManager(restarted))
    #expect(Set(watcher.items).count == 1)
    // The folder of the first bus holds the socket.
    withExtendedLifetime(system) {}
  }

  @BusActor private func expectAnotherItem(
    _ watcher: Watcher, after login: LoginManager
  ) async throws {
    let count = watcher.items.count
    try await eventually("it registers again", within: .seconds(20)) {
      try login.wakeUp()
      return watcher.items.count > count
    }
  }

  @Test("is not waited for: a panel that has not answered yet can read and click")
  @BusActor func unanswered() async throws {
    let stage = try TrayStage()
    try await stage.startService()
    let watcher = try Watcher(stage.bus, answers: false)
    try await watcher.start()
    try stage.startTray()
    let host = try await MenuHost(stage, item: try await watcher.item())
    try await host.click(try await host.number("Title of org.example.focus"))
    try await eventually("focus is on") { stage.value() == true }
  }

  @Test("starts no watcher, and has its own connection beside the program's other one")
  @BusActor func ownConnection() async throws {
    let stage = try TrayStage()
    let mark = stage.folder.file("a watcher was started")
    try stage.bus.addService(
      name: Watcher.name.rawValue, executable: "/usr/bin/touch \"\(mark)\"")
    try stage.startTray()
    // It registers before it looks for the service.
    try await eventually("the tray has tried") {
      stage.tray?.errorOutput.contains("the service cannot be started") == true
    }
    try await Task.sleep(for: .milliseconds(300))
    #expect(!FileManager.default.fileExists(atPath: mark))
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    let item = try await watcher.item()
    #expect(try await stage.connection.owner(of: "org.controlbus.Tray") != item)
    #expect(stage.tray?.errorOutput.contains("refused") == false)
  }

  @Test("a second tray takes over, and the first one leaves with its icon")
  @BusActor func takesOver() async throws {
    let stage = try TrayStage()
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray()
    let first = try #require(stage.tray)
    let item = try await watcher.item()
    try stage.startTray()
    #expect(try await first.end() == .exited(0))
    try await eventually("the second registers") { watcher.items.last != item }
    #expect(try await stage.connection.owner(of: item) == nil)
  }

  @Test("the program says what it is and refuses what it does not know")
  func options() async throws {
    let program = BuiltProducts.path(of: "controlbus-tray")
    #expect(try await ChildProcess.run(program, ["--version"]).output.hasPrefix("controlbus-tray "))
    #expect(try await ChildProcess.run(program, ["--help"]).output.hasPrefix("Usage: "))
    let refused = try await ChildProcess.run(program, ["--primary"])
    #expect(
      try await ChildProcess.run(program, ["--help", "--primary=x"]).end == .exited(2))
    #expect(refused.end == .exited(2) && refused.error.hasPrefix("Usage: "))
  }

  @Test("ends with an error when the bus goes")
  @BusActor func busLost() async throws {
    let stage = try TrayStage()
    let watcher = try Watcher(stage.bus)
    try await watcher.start()
    try stage.startTray()
    _ = try await watcher.item()
    stage.bus.kill()
    #expect(try await stage.tray?.end(within: .seconds(2)) == .exited(1))
  }
}
