import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport

/// A private bus, a home of its own, and fixture extensions that run on both.
final class Fixture: Sendable {
  static let name: BusName = "org.controlbus.Fixture"

  let bus: PrivateBus
  let home: TemporaryFolder
  /// The environment of the extensions.
  let environment: [String: String]

  /// Starts the bus.
  ///
  /// - Parameters:
  ///   - isActivatable: whether the bus starts the fixture on demand.
  ///   - variables: further environment variables of the extensions.
  init(isActivatable: Bool = false, variables: [String: String] = [:]) throws {
    home = try TemporaryFolder()
    var environment = try Self.environment(home: home.path).merging(variables) { $1 }
    bus = try PrivateBus(environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    self.environment = environment
    if isActivatable {
      try bus.addService(name: Self.name.rawValue, executable: Self.program)
    }
  }

  /// The fixture extension's program, beside the tests.
  static var program: String { BuiltProducts.path(of: "FixtureExtension") }

  /// An environment in which nothing of the user's own is found.
  static func environment(home: String) throws -> [String: String] {
    var environment = ProcessInfo.processInfo.environment
    for name in ["XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_STATE_HOME"] {
      environment[name] = "\(home)/\(name)"
      try FileManager.default.createDirectory(
        atPath: "\(home)/\(name)", withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    }
    environment["HOME"] = home
    for name in ["NOTIFY_SOCKET", "SYSTEMD_EXEC_PID", "DBUS_STARTER_ADDRESS"] {
      environment[name] = nil
    }
    return environment
  }

  /// Runs an extension by hand, the fixture unless told, until its name is on the bus and is its own;
  /// through other programs that turn into it, where some are given.
  @BusActor func start(
    _ variables: [String: String] = [:], as name: BusName = name, program: String = program,
    through wrapper: [String] = []
  ) async throws -> ChildProcess {
    let variables = variables.merging(["FIXTURE_NAME": name.rawValue]) { $1 }
    let words = wrapper + [program]
    let child = try ChildProcess(
      words[0], Array(words.dropFirst()), environment: environment.merging(variables) { $1 })
    let connection = try connect()
    try await eventually("\(name) is owned by the new process") {
      try await self.owner(of: name, connection) == child.processID
    }
    return child
  }

  /// The process that owns a name; nil when nobody does.
  @BusActor func owner(of name: BusName, _ connection: Connection) async throws -> Int32? {
    guard let owner = try await connection.owner(of: name) else { return nil }
    return try? await connection.credentials(of: owner).processID
  }

  /// A connection to the private bus.
  @BusActor func connect() throws -> Connection {
    try Connection.connect(address: bus.address)
  }

  /// The fixture as a host sees it over the bus.
  @BusActor func proxy(_ name: BusName = name) throws -> ExtensionProxy {
    ExtensionProxy(connection: try connect(), destination: name)
  }
}

extension ExtensionProxy {
  /// The text that a kind of the fixture shows.
  func text(_ kind: String, _ configuration: Configuration = [:]) async throws -> String {
    try await evaluate(kind: "fixture.\(kind)", configuration: configuration).subtitle
  }
}
