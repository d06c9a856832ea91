public import Foundation

/// A `dbus-daemon` of a test's own, killed with its last reference, or when the test process
/// dies.
public final class PrivateBus: Sendable {
  /// The address to connect to.
  public let address: String
  /// The path of its socket.
  public let socket: String
  private let folder: TemporaryFolder
  private let daemon: ChildProcess
  private let guardian: Guardian

  /// Starts a bus and returns once it listens.
  ///
  /// - Parameters:
  ///   - environment: the environment of the services that the bus starts; each also finds the bus by it.
  ///   - socket: where it listens, for one that follows another.
  public init(
    environment: [String: String] = ProcessInfo.processInfo.environment, at socket: String? = nil
  ) throws {
    folder = try TemporaryFolder()
    let socket = socket ?? folder.file("bus")
    self.socket = socket
    address = "unix:path=\(socket)"
    try FileManager.default.createDirectory(
      atPath: folder.file("services"), withIntermediateDirectories: true)
    try Self.configuration(socket: socket, services: folder.file("services"))
      .write(toFile: folder.file("bus.conf"), atomically: true, encoding: .utf8)
    var environment = environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = address
    daemon = try ChildProcess(
      "dbus-daemon",
      ["--config-file=\(folder.file("bus.conf"))", "--nofork", "--nosyslog", "--print-address"],
      environment: environment)
    guardian = try Guardian(of: daemon, lock: folder.file("lock"))
    try waitUntilItListens()
  }

  /// What the bus has started goes with it: it might write once more, into folders that are gone.
  deinit { daemon.kill(group: true) }

  /// The process id of the bus.
  public var processID: Int32 { daemon.processID }

  /// Lets the bus start a program when somebody calls this name.
  public func addService(name: String, executable: String) throws {
    try "[D-BUS Service]\nName=\(name)\nExec=\(executable)\n".write(
      toFile: serviceFile(name), atomically: true, encoding: .utf8)
  }

  /// Takes back what ``addService(name:executable:)`` did.
  public func removeService(name: String) throws {
    try FileManager.default.removeItem(atPath: serviceFile(name))
  }

  private func serviceFile(_ name: String) -> String { folder.file("services/\(name).service") }

  /// Ends the bus at once, as at the end of a session.
  public func kill() { daemon.signal(SIGKILL) }

  /// The daemon prints its address once it listens; the socket's file is there a little earlier.
  private func waitUntilItListens() throws {
    let deadline = ContinuousClock.now + .seconds(10)
    while daemon.output.isEmpty {
      guard ContinuousClock.now < deadline, daemon.isRunning else {
        throw NeverHappened("dbus-daemon did not start: \(daemon.errorOutput)")
      }
      usleep(2000)
    }
  }

  private static func configuration(socket: String, services: String) -> String {
    """
    <!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
      "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
    <busconfig>
      <type>session</type>
      <listen>unix:path=\(socket)</listen>
      <auth>EXTERNAL</auth>
      <standard_session_servicedirs/>
      <servicedir>\(services)</servicedir>
      <policy context="default">
        <allow send_destination="*" eavesdrop="true"/>
        <allow eavesdrop="true"/>
        <allow own="*"/>
      </policy>
      <limit name="max_completed_connections">100000</limit>
      <limit name="max_replies_per_connection">50000</limit>
      <limit name="max_match_rules_per_connection">50000</limit>
      <limit name="service_start_timeout">60000</limit>
    </busconfig>
    """
  }
}
