import Bus
import ControlProtocol
import Foundation
import TestSupport

/// A real `controlbusd` on a bus of its own, with folders of its own.
final class RunningHost: Sendable {
  let bus: PrivateBus
  /// The address of the session bus, which is `bus` unless the test has another one.
  let address: String
  let folder: TemporaryFolder
  let environment: [String: String]
  private let service: Held<ChildProcess?> = Held(nil)

  /// Makes bus and folders; ``start()`` runs the service.
  init(environment additions: [String: String] = [:], sessionBus: String? = nil) throws {
    folder = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    environment["HOME"] = folder.path
    environment["XDG_CONFIG_HOME"] = folder.file("config")
    environment["XDG_DATA_HOME"] = folder.file("data")
    environment["XDG_DATA_DIRS"] = folder.file("system")
    environment["XDG_STATE_HOME"] = folder.file("state")
    environment["XDG_RUNTIME_DIR"] = folder.file("runtime")
    environment["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=" + folder.file("no-bus")
    environment["JOURNAL_STREAM"] = nil
    environment["XDG_SESSION_ID"] = nil
    environment.merge(additions) { $1 }
    bus = try PrivateBus(environment: environment)
    address = sessionBus ?? bus.address
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    self.environment = environment
    for name in ["config", "data", "system", "state", "runtime"] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
  }

  /// Runs the service and waits until it serves.
  ///
  /// - Parameter wrapper: a program that executes the one named after its arguments, in the same
  ///   process.
  func start(through wrapper: [String] = []) async throws {
    let command = wrapper + [BuiltProducts.path(of: "controlbusd")]
    service.value = try ChildProcess(
      command[0], Array(command.dropFirst()), environment: environment)
    try await eventually("the service serves") { log.contains("info: serving") }
  }

  /// Stops the service in order.
  func stop() async throws -> ChildProcess.End? {
    guard let process = service.value else { return nil }
    process.signal(SIGTERM)
    let end = try await process.end()
    service.value = nil
    return end
  }

  /// Kills the service.
  func kill() async throws {
    service.value?.signal(SIGKILL)
    _ = try await service.value?.end()
    service.value = nil
  }

  /// The service goes first: one that loses its bus writes once more, into folders that are gone.
  deinit { service.value?.kill() }

  var process: ChildProcess? { service.value }
  /// What the service has logged.
  var log: String { service.value?.errorOutput ?? "" }

  var controlsFile: String { folder.file("config/controlbus/controls.json") }

  /// A connection of its own to the bus.
  @BusActor
  func client() throws -> Connection {
    EventLoop.shared.startThread()
    return try Connection.connect(address: address)
  }

  /// Runs a program that speaks to the bus.
  func run(_ program: String, _ arguments: [String]) async throws -> (
    end: ChildProcess.End, output: String, error: String
  ) {
    try await ChildProcess.run(program, arguments, environment: environment)
  }
}

/// A value behind a lock.
final class Held<Value: Sendable>: @unchecked Sendable {
  // Every access holds the lock.
  private let lock = NSLock()
  private var stored: Value

  init(_ value: Value) { stored = value }

  var value: Value {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }

  func update(_ change: (inout Value) -> Void) { lock.withLock { change(&stored) } }
}
