internal import Bus
internal import ControlProtocol

/// The private line to an extension: D-Bus peer to peer over a socket that the extension handed over.
///
/// Calls on it are invisible to the bus, so an extension that left by its own clock would lose some:
/// the host closes the line, once it has been idle for long enough, and the extension leaves then.
@BusActor
final class ExtensionLine {
  /// How long after its last call a line is closed; only tests shorten it.
  static var idleTime = Duration.seconds(30)
  private static let answerTime = Duration.seconds(5)

  /// The process that handed the line over; another owner of the name has nothing to do with it.
  let owner: BusName
  let connection: Connection
  private(set) var isReady = false
  private(set) var isRetired = false
  private var callCount = 0
  private var lastUse = EventLoop.now
  private var idleTimer: TimerSource?
  private var signals: Subscription?

  /// Takes the host's end of a line.
  init(descriptor: FileDescriptor, owner: BusName) throws(BusError) {
    self.owner = owner
    connection = try Connection.peer(fileDescriptor: descriptor, isServer: false)
  }

  /// Whether new calls may go over the line.
  var isUsable: Bool { isReady && !isRetired && connection.isOpen }

  /// Makes the first round trip, after which the line is used.
  ///
  /// - Parameter changed: told of each `ControlsChanged`, with its kinds.
  func open(changed: @escaping @BusActor ([String]) -> Void) async throws(BusError) {
    let rule = MatchRule(interface: .controlExtension, member: "ControlsChanged")
    signals = try await connection.subscribe(rule) { message in
      if let kinds = try? message.read([String].self) { changed(kinds) }
    }
    let ping = MemberAddress(
      destination: nil, path: .extensionObject, interface: "org.freedesktop.DBus.Peer",
      member: "Ping")
    _ = try await connection.call(ping, timeout: Self.answerTime)
    isReady = true
    lastUse = EventLoop.now
    try watchIdleness(after: Self.idleTime)
  }

  /// Notes that a call goes over the line.
  func began() {
    callCount += 1
  }

  /// Notes that a call over the line ended.
  func ended() {
    callCount -= 1
    lastUse = EventLoop.now
    if isRetired && callCount == 0 { close() }
  }

  /// Takes no more calls; closes when the last one has its answer.
  func retire() {
    isRetired = true
    if callCount == 0 { close() }
  }

  private func close() {
    idleTimer?.cancel()
    idleTimer = nil
    signals = nil
    connection.close()
  }

  /// One timer from one end of a possible idle time to the next, so that a call costs none.
  private func watchIdleness(after pause: Duration) throws(BusError) {
    idleTimer = try EventLoop.shared.timer(after: pause) { [weak self] in self?.checkIdleness() }
  }

  private func checkIdleness() {
    let rest = callCount > 0 ? Self.idleTime : lastUse + Self.idleTime - EventLoop.now
    guard rest > .zero else { return retire() }
    do throws(BusError) {
      try watchIdleness(after: rest)
    } catch {
      retire()
    }
  }
}
