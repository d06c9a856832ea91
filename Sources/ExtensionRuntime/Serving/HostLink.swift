import Bus
import ControlModel
import ControlProtocol

/// The extension's tie to the host: the registration, and the private line that comes with it.
@BusActor final class HostLink {
  private let connection: Connection
  private let identity: ExtensionIdentity
  private let export: @BusActor (Connection) throws(BusError) -> Registration
  private let ended: @BusActor (_ wasUsed: Bool) -> Void
  /// The line that the host holds the other end of.
  private var line: Line?
  /// A line that is on its way to the host; calls can come over it before the registration's reply.
  private var offer: Line?
  /// The host closed a line that it had used; it gets a new one as soon as it calls over the bus.
  private var owesLine = false
  private var isRegistering = false
  private var watch: Subscription?
  private var endWaiter: CheckedContinuation<Void, Never>?
  /// The host that runs, as far as one has gone or come since the start.
  private var host: BusName?
  /// Grows by one whenever a host goes or comes.
  private(set) var hostChanges = 0

  private final class Line {
    let connection: Connection
    let registration: Registration
    /// The host that took it.
    var host: BusName?
    var isUsed = false

    init(connection: Connection, registration: Registration) {
      self.connection = connection
      self.registration = registration
    }
  }

  /// Makes the tie; nothing is sent yet.
  ///
  /// - Parameters:
  ///   - connection: the session bus.
  ///   - identity: what the host is told.
  ///   - export: exports the extension's object on a line.
  ///   - ended: called when the host closed a line, with whether it ever called over it.
  init(
    connection: Connection, identity: ExtensionIdentity,
    export: @escaping @BusActor (Connection) throws(BusError) -> Registration,
    ended: @escaping @BusActor (_ wasUsed: Bool) -> Void
  ) {
    self.connection = connection
    self.identity = identity
    self.export = export
    self.ended = ended
  }

  /// Whether the host holds a line.
  var hasLine: Bool { line != nil }

  /// Registers with the host that runs, and with each one that appears later.
  func start() async throws(BusError) {
    watch = try await connection.ownerChanges(of: .controlBus) { [weak self] _, new in
      self?.hostChanged(to: new)
    }
    await register()
  }

  /// A new host gets its line by the registration, and what the old one was owed is owed no more.
  private func hostChanged(to new: BusName?) {
    hostChanges += 1
    host = new
    owesLine = false
    if new != nil { Task { await register() } }
  }

  /// Notes a call that came in: a line counts as used, and one that was closed is offered anew.
  func noteCall(on connection: Connection) {
    for line in [line, offer] where line?.connection === connection { line?.isUsed = true }
    guard owesLine, connection === self.connection else { return }
    owesLine = false
    Task { await register() }
  }

  /// Tells the host that controls of these kinds changed, over the line when there is one.
  func emitChanged(_ kinds: [String]) {
    do {
      try (line?.connection ?? connection).emit(
        path: .extensionObject, interface: .controlExtension, member: "ControlsChanged", kinds)
    } catch {
      RuntimeLog.write("ControlsChanged could not be sent: \(error.message)", priority: .warning)
    }
  }

  /// Tells the host that the extension leaves in order, before its name goes.
  func emitLeaving() {
    try? connection.emit(path: .extensionObject, interface: .controlExtension, member: "Leaving")
  }

  /// Registers with the host, once at a time: a second line would take the place of one that the host
  /// uses. A host that comes meanwhile is registered with next.
  private func register() async {
    guard !isRegistering else { return }
    isRegistering = true
    defer { isRegistering = false }
    var seen: Int
    repeat {
      seen = hostChanges
      await offerLine()
    } while seen != hostChanges && host != nil && line?.host != host
  }

  /// Registers with the host, offering it a new line. A host that does not run has nothing to learn,
  /// and is not started for this.
  private func offerLine() async {
    do {
      let (own, other) = try FileDescriptor.socketPair()
      let offered = try makeLine(on: own)
      offer = offered
      let reply = try await connection.call(
        Self.registration, identity.identifier, options(line: other), autoStart: false)
      take(offered, host: reply.sender)
    } catch {
      guard error.name != .serviceUnknown, error.name != .nameHasNoOwner else { return }
      RuntimeLog.write("The host took no registration: \(error.message)", priority: .warning)
    }
  }

  /// The host has answered: from now on the line is the way to it, unless it closed it already.
  private func take(_ offered: Line, host: BusName?) {
    offer = nil
    guard offered.connection.isOpen else { return }
    offered.host = host
    line?.connection.close()
    line = offered
  }

  private static let registration = MemberAddress(
    destination: .controlBus, path: .controlCenter, interface: .controlCenter,
    member: "RegisterExtension")

  private func options(line: FileDescriptor) -> [String: Variant] {
    [
      "line": .fileDescriptor(line),
      "byHand": .boolean(!StartReason.isActivated),
      "announcesLeaving": .boolean(true),
      "name": .string(identity.name),
      "appGroups": .strings(identity.appGroups),
      "desktopID": .string(identity.desktopID),
      "gettextDomain": .string(identity.gettextDomain),
    ]
  }

  private func makeLine(on descriptor: FileDescriptor) throws(BusError) -> Line {
    let peer = try Connection.peer(fileDescriptor: descriptor, isServer: true)
    peer.onDisconnect = { [weak self, weak peer] in
      guard let self, let peer, peer === line?.connection else { return }
      lineEnded()
    }
    return Line(connection: peer, registration: try export(peer))
  }

  /// The host closed the line. One that is gone is owed none, and its end may be told before the
  /// line's.
  private func lineEnded() {
    let wasUsed = line?.isUsed ?? false
    owesLine = wasUsed && (hostChanges == 0 || line?.host == host)
    line = nil
    resumeEndWaiter()
    ended(wasUsed)
  }

  /// Returns once the host has seen what came before on the bus, such as the name's end, or after this
  /// time: a process that is gone by then looks as if it had crashed.
  func waitForNotice(atMost limit: Duration) async {
    let ping = MemberAddress(
      destination: .controlBus, path: .controlCenter, interface: .peer, member: "Ping")
    _ = try? await connection.call(ping, timeout: limit, autoStart: false)
  }

  /// Returns once the host has read what was sent on the line, or after this time: a reply that the host
  /// has not read is lost when it writes to a line that is closed already.
  func waitForReading(atMost limit: Duration) async {
    let ping = MemberAddress(
      destination: nil, path: .controlCenter, interface: .peer, member: "Ping")
    _ = try? await line?.connection.call(ping, timeout: limit)
  }

  /// Returns once the host has closed its end, or after this time.
  func waitForEnd(atMost limit: Duration) async {
    guard hasLine else { return }
    let timer = try? EventLoop.shared.timer(after: limit) { [weak self] in self?.resumeEndWaiter() }
    guard let timer else { return }
    await withCheckedContinuation { endWaiter = $0 }
    timer.cancel()
  }

  private func resumeEndWaiter() {
    endWaiter?.resume()
    endWaiter = nil
  }

  /// Sends what is queued on the line and closes this end.
  func close() {
    try? line?.connection.flush()
    line?.connection.close()
    line = nil
  }
}
