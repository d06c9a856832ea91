/// The system bus, also after a restart of it: whoever follows it gets a new connection then.
@BusActor public final class SystemBus {
  private static let answerTime = Duration.seconds(2)
  /// How long a bus may take to let us in when nobody waits for it.
  private static let patience = Duration.seconds(25)

  private let connected: @BusActor (Connection) async -> Void
  private var connection: Connection?
  private var retry: TimerSource?
  private var pause = DoublingPause(first: .seconds(1), longest: .seconds(30))

  /// Makes a follower; nothing is opened yet.
  ///
  /// - Parameter connected: Called with each connection, once the bus has answered over it.
  public init(connected: @escaping @BusActor (Connection) async -> Void) {
    self.connected = connected
  }

  /// Opens the connection and follows the bus from now on; returns when `connected` does.
  ///
  /// - Throws: Why there is no system bus; nothing is followed then.
  public func start() async throws(BusError) {
    await greet(try open(), within: Self.answerTime)
  }

  private func open() throws(BusError) -> Connection {
    let connection = try Connection.system()
    connection.callTimeout = Self.answerTime
    self.connection = connection
    return connection
  }

  private func greet(_ connection: Connection, within limit: Duration) async {
    guard await answers(connection, within: limit) else { return reopenLater() }
    pause.reset()
    connection.onDisconnect = { [weak self] in self?.reopenLater() }
    await connected(connection)
  }

  /// A socket alone is no bus: the service manager holds it while the bus does not run.
  private func answers(_ connection: Connection, within limit: Duration) async -> Bool {
    // The time of a call begins once the bus has let us in, and sd-bus waits 90 s for that.
    let timer = try? EventLoop.shared.timer(after: limit) { connection.close() }
    defer { timer?.cancel() }
    return (try? await connection.owner(of: .bus)) != nil && connection.isOpen
  }

  private func reopenLater() {
    connection?.close()
    connection = nil
    retry = try? EventLoop.shared.timer(after: pause.next()) { [weak self] in self?.reopen() }
  }

  private func reopen() {
    do throws(BusError) {
      let connection = try open()
      Task { @BusActor in await greet(connection, within: Self.patience) }
    } catch {
      reopenLater()
    }
  }
}
