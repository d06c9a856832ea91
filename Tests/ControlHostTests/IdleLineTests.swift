import Bus
import ControlProtocol
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ControlHost

@Suite("A private line at its idle limit", .serialized)
struct IdleLineTests {
  private static let path = ObjectPath.control(id: "store")
  /// How many calls are made; CI asks for 3,000.
  private static let calls =
    ProcessInfo.processInfo.environment["CONTROLBUS_IDLE_CALLS"].flatMap(Int.init) ?? 100

  init() { EventLoop.shared.startThread() }

  /// The extension's environment. A line that the host never used leaves it to its own clock, so that
  /// belongs to the further variables.
  private func environment(
    _ home: TemporaryFolder, _ further: [String: String]
  ) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment.merging(further) { $1 }
    environment["HOME"] = home.path
    environment["XDG_CONFIG_HOME"] = home.file(".config")
    for name in ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"] {
      environment[name] = home.path
    }
    return environment
  }

  @Test("starts no loop where the extension writes what a look has left in memory when it leaves")
  @BusActor
  func departureThatWrites() async throws {
    ExtensionLine.idleTime = .milliseconds(100)
    defer { ExtensionLine.idleTime = .seconds(30) }
    let home = try TemporaryFolder()
    let bus = try PrivateBus(
      environment: environment(home, ["FIXTURE_IDLE_LIMIT": "0.1", "FIXTURE_MARKS": "1"]))
    let host = try await FixtureHost.start(bus, home: home)
    let client = try Connection.connect(address: bus.address)
    let departures = Counter()
    let owners = try await client.ownerChanges(of: FixtureHost.name) { _, new in
      if new == nil { departures.count += 1 }
    }
    try await eventually("what it has left in memory is shown") { departures.count >= 2 }
    try await Task.sleep(for: .seconds(6))
    // The pause has doubled six times by then: without that there are four a second.
    #expect(departures.count <= 10, "\(departures.count)")
    owners.cancel()
    await host.finish()
  }

  @Test("loses no call, whether the extension stays or leaves, and takes no leave for a crash")
  @BusActor
  func noCallIsLost() async throws {
    ExtensionLine.idleTime = .milliseconds(20)
    defer { ExtensionLine.idleTime = .seconds(30) }
    let home = try TemporaryFolder()
    let bus = try PrivateBus(environment: environment(home, ["FIXTURE_IDLE_LIMIT": "0.02"]))
    let crashes = Mutex(0)
    let log = HostLog { message, _, _ in
      if message.contains("crashed") { crashes.withLock { $0 += 1 } }
    }
    let host = try await FixtureHost.start(bus, home: home, log: log)
    let client = try Connection.connect(address: bus.address)
    let departures = Counter()
    let owners = try await client.ownerChanges(of: FixtureHost.name) { _, new in
      if new == nil { departures.count += 1 }
    }
    let set = MemberAddress(
      destination: .controlBus, path: Self.path, interface: .toggle, member: "SetValue")
    for index in 0..<Self.calls {
      try await client.call(set, index % 2 == 0, timeout: .seconds(30))
      try await Task.sleep(for: .milliseconds(Int.random(in: 14...26)))
    }
    #expect(departures.count > Self.calls / 20)
    #expect(crashes.withLock { $0 } == 0)
    #expect(host.engine.control(id: "store")?.machine.look.state == .current)
    owners.cancel()
    await host.finish()
  }
}

@BusActor
private final class Counter {
  var count = 0
}
