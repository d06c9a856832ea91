internal import Bus

/// Whether the user's session is locked, and when the machine wakes up: logind on the system bus.
///
/// Where there is no system bus, or no session, the session counts as unlocked.
@BusActor
final class SessionState {
  private static let login: BusName = "org.freedesktop.login1"
  private static let managerPath: ObjectPath = "/org/freedesktop/login1"
  private static let managerInterface: InterfaceName = "org.freedesktop.login1.Manager"
  private static let sessionInterface: InterfaceName = "org.freedesktop.login1.Session"
  private static let answerTime = Duration.seconds(2)
  private static let retryTime = Duration.seconds(2)

  /// Whether the session is locked.
  private(set) var isLocked = false
  /// Told when ``isLocked`` has changed.
  var lockChanged: (@BusActor () -> Void)?
  /// Told when the machine has woken up.
  var resumed: (@BusActor () -> Void)?

  private let sessionID: String
  private let log: HostLog
  private var connection: Connection?
  private var subscriptions: [Subscription] = []
  private var sessionPath: ObjectPath?
  private var sessionChanges: Subscription?
  private var isLooking = false
  private var looksAgain = false
  private var isKnown = false
  private var retry: TimerSource?

  /// - Parameter sessionID: `$XDG_SESSION_ID`; nil asks for the caller's session, or, for a service
  ///   of the user's manager, for the one that has the display.
  init(sessionID: String?, log: HostLog) {
    self.sessionID = sessionID ?? "auto"
    self.log = log
  }

  /// Finds the session and watches it from now on.
  func start() async {
    do throws(BusError) {
      let connection = try Connection.system()
      connection.onDisconnect = { [weak self] in self?.forgetSession("the system bus has gone") }
      self.connection = connection
    } catch {
      return log.info("no system bus, so no lock and no sleep: \(error.message)")
    }
    await look()
  }

  private func watchManager(_ connection: Connection) async throws(BusError) {
    guard subscriptions.isEmpty else { return }
    let rule = MatchRule(
      sender: Self.login, path: Self.managerPath, interface: Self.managerInterface)
    subscriptions = [
      try await connection.subscribe(rule) { [weak self] in self?.managerSignalled($0) },
      try await connection.ownerChanges(of: Self.login) { [weak self] _, new in
        if new != nil { self?.lookLater() }
      },
    ]
  }

  private func managerSignalled(_ message: Message) {
    switch message.member?.rawValue {
    case "PrepareForSleep":
      let isFallingAsleep: Bool? = try? message.read(Bool.self)
      if isFallingAsleep == false { resumed?() }
    case "SessionNew", "SessionRemoved": lookLater()
    default: break
    }
  }

  private func lookLater() {
    Task { @BusActor in await look() }
  }

  /// Finds out which session it is and whether it is locked: one look at a time, since an answer that
  /// comes late must not follow a newer one.
  private func look() async {
    looksAgain = true
    guard !isLooking, let connection else { return }
    isLooking = true
    while looksAgain {
      looksAgain = false
      retry = nil
      do throws(BusError) {
        setLocked(try await lockedHint(connection))
      } catch {
        failed(error)
      }
    }
    isLooking = false
  }

  private func lockedHint(_ connection: Connection) async throws(BusError) -> Bool {
    try await watchManager(connection)
    let path = try await connection.call(
      MemberAddress(
        destination: Self.login, path: Self.managerPath, interface: Self.managerInterface,
        member: "GetSession"), sessionID, timeout: Self.answerTime
    ).read(ObjectPath.self)
    if path != sessionPath { try await watch(path, connection) }
    let hint = MemberAddress(
      destination: Self.login, path: path, interface: Self.sessionInterface, member: "LockedHint")
    return try await connection.property(hint, as: Bool.self, timeout: Self.answerTime)
  }

  /// Only who says that there is no session, or no logind, opens the lock. Silence says nothing: what
  /// was known stays, what was never known counts as locked, and logind is asked again.
  private func failed(_ error: BusError) {
    guard !error.saysNoSession else { return forgetSession(error.message) }
    log.info("logind does not say whether the session is locked: \(error.message)")
    if !isKnown { setLocked(true) }
    retry = try? EventLoop.shared.timer(after: Self.retryTime) { [weak self] in self?.lookLater() }
  }

  private func forgetSession(_ reason: String) {
    sessionChanges = nil
    sessionPath = nil
    setLocked(false)
    log.info("no session to watch: \(reason)")
  }

  private func watch(_ path: ObjectPath, _ connection: Connection) async throws(BusError) {
    let rule = MatchRule(
      sender: Self.login, path: path, interface: .properties, member: "PropertiesChanged",
      firstArgument: Self.sessionInterface.rawValue)
    sessionChanges = try await connection.subscribe(rule) { [weak self] in
      self?.sessionChanged($0)
    }
    sessionPath = path
  }

  private func sessionChanged(_ message: Message) {
    guard
      let (_, changed, invalidated) = try? message.read(
        String.self, [String: Variant].self, [String].self)
    else { return }
    if let locked = changed["LockedHint"]?.boolValue {
      setLocked(locked)
    } else if invalidated.contains("LockedHint") {
      lookLater()
    }
  }

  private func setLocked(_ locked: Bool) {
    isKnown = true
    guard locked != isLocked else { return }
    isLocked = locked
    lockChanged?()
  }
}

extension BusError {
  /// There is no such session, nobody who knows about sessions, or no bus any more.
  fileprivate var saysNoSession: Bool {
    switch name {
    case .serviceUnknown, .nameHasNoOwner, .disconnected, .unknownMethod, .unknownObject,
      .unknownInterface, .unknownProperty, .accessDenied:
      true
    default:
      name.rawValue.hasPrefix("org.freedesktop.login1.") || isFailedSpawn
    }
  }
}
