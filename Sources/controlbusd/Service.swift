internal import Bus
internal import ControlHost
internal import ControlProtocol
internal import Glibc

/// The service's life: connect, export, own the name, serve, and leave in order.
@BusActor
final class Service {
  private let log = HostLog { message, priority, subject in
    Journal.send(message, priority: priority, fields: subject.fields)
  }
  private var connection: Connection?
  private var host: ControlHost?
  private var signals: [SignalSource] = []
  private var isStopping = false

  nonisolated init() {}

  /// Starts everything; ends the process where it cannot.
  func start() async {
    do throws(BusError) {
      signals = try [SIGTERM, SIGINT].map { (number) throws(BusError) in
        try EventLoop.shared.onSignal(number) { [weak self] in self?.stop() }
      }
      try EventLoop.shared.enableWatchdog()
      let connection = try Connection.session()
      connection.onDisconnect = { [weak self] in self?.busLost() }
      self.connection = connection
      try await serve(on: connection)
    } catch {
      fail("cannot start: \(error.message)")
    }
  }

  /// Every object is exported before the name is requested, so that the first caller finds them.
  private func serve(on connection: Connection) async throws(BusError) {
    let host = ControlHost(connection: connection, environment: Self.environment(), log: log)
    self.host = host
    try await host.prepare()
    guard try await connection.requestName(.controlBus) else {
      fail("another process owns \(BusName.controlBus) already")
    }
    try await host.serve()
    ServiceManager.notify("READY=1\nSTATUS=Serving \(host.summary)")
    Journal.send("serving \(host.summary)")
  }

  /// Leaves in order: the manager hears of it first, since it takes a released name for a fault.
  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    ServiceManager.notify("STOPPING=1")
    Task { @BusActor in
      await host?.finish()
      try? await connection?.releaseName(.controlBus)
      await host?.drain()
      await host?.finish()
      try? connection?.flush()
      exit(EXIT_SUCCESS)
    }
  }

  private func busLost() {
    guard !isStopping else { exit(EXIT_SUCCESS) }
    host?.finishAtOnce()
    fail("the session bus is gone")
  }

  private func fail(_ message: String) -> Never {
    Journal.send(message, priority: .error)
    exit(EXIT_FAILURE)
  }

  private static func environment() -> [String: String] {
    var variables: [String: String] = [:]
    for name in [
      "HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_DATA_DIRS", "XDG_STATE_HOME",
      "XDG_RUNTIME_DIR", "XDG_SESSION_ID",
    ] {
      if let value = getenv(name) { variables[name] = String(cString: value) }
    }
    return variables
  }
}
