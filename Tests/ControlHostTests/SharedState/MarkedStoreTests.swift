import Bus
import ControlModel
import ControlProtocol
import Foundation
import StoreFiles
import TestSupport
import Testing

@testable import ControlHost

@Suite("A store that the extension's evaluations write and mark", .serialized)
struct MarkedStoreTests {
  private static let group = "group.org.controlbus.Fixture"
  private let home: TemporaryFolder
  private let environment: [String: String]

  init() throws {
    EventLoop.shared.startThread()
    home = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = home.path
    environment["XDG_CONFIG_HOME"] = home.file(".config")
    for name in ["XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_RUNTIME_DIR"] {
      environment[name] = home.path
    }
    environment["FIXTURE_MARKS"] = "1"
    self.environment = environment
  }

  private var mark: StoreMark {
    StoreMark(path: StoreMark.path(of: Self.group, in: home.file("app-groups")))
  }

  @Test("is looked at ever more seldom, and shows soon what an app writes, marked or not")
  @BusActor
  func ownLooks() async throws {
    let bus = try PrivateBus(environment: environment)
    let host = try await FixtureHost.start(bus, home: home)
    func shows(_ value: Bool) async throws {
      // The next look of its own comes seconds later.
      try await eventually("\(value) is shown", within: .seconds(3)) {
        host.engine.control(id: "store")?.machine.look.snapshot.value == value
      }
    }
    let client = try Connection.connect(address: bus.address)
    // What a look sets is written at the next one.
    for _ in 0..<2 {
      try await client.call(
        MemberAddress(
          destination: .controlBus, path: .control(id: "store"), interface: .control,
          member: "Reload"))
    }
    try await Task.sleep(for: .seconds(8))
    // After so many looks at 50 ms, 100 ms, 200 ms, …; without that there are some hundreds.
    #expect((4...14).contains(mark.sequence), "\(mark)")
    #expect(mark.deeds == 0 && mark.strangers == 0)
    let file = home.file(".config/\(Self.group).plist")
    try PropertyListSerialization.data(fromPropertyList: ["on": true], format: .xml, options: 0)
      .write(to: URL(filePath: file))
    try await shows(true)
    let before = mark
    let app = try ChildProcess(
      BuiltProducts.path(of: "AppGroupsTool"), ["set-flag", Self.group, "false", "on"],
      environment: environment)
    #expect(try await app.end() == .exited(0))
    try await shows(false)
    #expect(mark.deeds == before.deeds + 1 && mark.sequence <= before.sequence + 3)
    await host.finish()
  }
}
