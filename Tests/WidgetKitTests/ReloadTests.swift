import Bus
import Foundation
import TestSupport
import Testing

@Suite("Requests for reloads")
struct ReloadTests {
  init() {
    EventLoop.shared.startThread()
  }

  @Test("A program that ends at once has sent its request, after its store was written")
  func shortLivedApp() async throws {
    let bus = try PrivateBus()
    let home = try TemporaryFolder()
    let receiver = try await Receiver(address: bus.address, store: home.file("config"))
    let result = try await ChildProcess.run(
      BuiltProducts.path(of: "ReloadingApp"), environment: environment(bus.address, home))
    #expect(result.end == .exited(0))
    // The bus has handed it on before the program got its reply; the loop may still be at it.
    try await eventually("the request arrives") { await !receiver.kinds.isEmpty }
    #expect(await Set(receiver.kinds) == ["org.controlbus.test.kind"])
    #expect(await receiver.storesAtRequest.first?.contains("isOn") == true)
  }

  @Test("A host that does not run is not started, and the program ends in time")
  func noHost() async throws {
    let bus = try PrivateBus()
    let home = try TemporaryFolder()
    try bus.addService(name: "org.controlbus", executable: "/usr/bin/touch \(home.file("started"))")
    let result = try await ChildProcess.run(
      BuiltProducts.path(of: "ReloadingApp"), environment: environment(bus.address, home))
    #expect(result.end == .exited(0))
    #expect(!FileManager.default.fileExists(atPath: home.file("started")))
  }

  @Test("Without a session bus nothing happens")
  func noBus() async throws {
    let home = try TemporaryFolder()
    let result = try await ChildProcess.run(
      BuiltProducts.path(of: "ReloadingApp"),
      environment: environment("unix:path=\(home.file("none"))", home))
    #expect(result.end == .exited(0))
  }

  @Test("What a program has set and cannot be written is told in its log, and the request goes out")
  func unwritable() async throws {
    let bus = try PrivateBus()
    let home = try TemporaryFolder()
    let receiver = try await Receiver(address: bus.address, store: home.file("config"))
    try Data().write(to: URL(filePath: home.file("config")))
    let result = try await ChildProcess.run(
      BuiltProducts.path(of: "ReloadingApp"), environment: environment(bus.address, home))
    #expect(result.end == .exited(0))
    let problem = "The store “\(home.file("config"))/” cannot be written: Not a directory"
    #expect(result.error.contains("warning: \(problem)\n"), "\(result.error)")
    try await eventually("the request arrives") { await !receiver.kinds.isEmpty }
  }

  private func environment(_ address: String, _ home: TemporaryFolder) -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    environment["HOME"] = home.path
    environment["XDG_CONFIG_HOME"] = home.file("config")
    environment["XDG_RUNTIME_DIR"] = home.path
    return environment
  }
}

/// Owns the host's name on a real bus and notes what it is asked for.
@BusActor
final class Receiver {
  private(set) var kinds: [String] = []
  /// What lay in the store's file at each request.
  private(set) var storesAtRequest: [String] = []
  private let store: String
  private var connection: Connection?
  private var registration: Registration?

  init(address: String, store: String) async throws {
    self.store = store
    let connection = try Connection.connect(address: address)
    registration = try connection.export(Self.interface, at: "/org/controlbus", object: self)
    _ = try await connection.requestName("org.controlbus")
    self.connection = connection
  }

  private func note(_ kind: String) {
    kinds.append(kind)
    let path = "\(store)/group.org.controlbus.test.plist"
    storesAtRequest.append((try? String(contentsOfFile: path, encoding: .utf8)) ?? "")
  }

  private static let interface = Interface<Receiver>("org.controlbus.ControlCenter1") {
    Method("ReloadControls", arguments: ["kind"]) {
      (receiver: Receiver, _: MethodCall, kind: String) -> Void in
      receiver.note(kind)
    }
  }
}
