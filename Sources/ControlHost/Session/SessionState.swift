internal import Bus

/// Whether the user's session is locked, and when the machine wakes up: logind on the system bus.
///
/// Where there is no system bus, no logind, or no session, the session counts as unlocked. A logind that
/// was there and is gone, or does not answer, opens no lock: what it said last holds until it, or its
/// successor, says something else.
@BusActor
final class SessionState {
  private static let login: BusName = "org.freedesktop.login1"
  private static let managerPath: ObjectPath = "/org/freedesktop/login1"
  private static let managerInterface: InterfaceName = "org.freedesktop.login1.Manager"
  private static let sessionInterface: InterfaceName = "org.freedesktop.login1.Session"

  /// Whether the session is locked.
  private(set) var isLocked = false
  /// Told when ``isLocked`` has changed.
  var lockChanged: (@BusActor () -> Void)?
  /// Told when the machine has woken up.
  var resumed: (@BusActor () -> Void)?

  private let sessionID: String
  private let log: HostLog
  private var bus: SystemBus?
  private var connection: Connection?
  private var subscriptions: [Subscription] = []
  private var sessionPath: ObjectPath?
  private var sessionChanges: Subscription?
  private var isLooking = false
  private var looksAgain = false
  /// Whether it is decided if the session is locked, by logind or for the want of an answer.
  private var isKnown = false
  /// Whether there is, or was, a logind.
  private var hasLogin = false
  private var retry: TimerSource?
  private var pause = DoublingPause(first: .seconds(2), longest: .seconds(300))

  /// - Parameter sessionID: `$XDG_SESSION_ID`; nil asks for the caller's session, or, for a service
  ///   of the user's manager, for the one that has the display.
  init(sessionID: String?, log: HostLog) {
    self.sessionID = sessionID ?? "auto"
    self.log = log
  }

  /// Finds the session and watches it from now on.
  func start() async {
    let bus = SystemBus { [weak self] in await self?.connected($0) }
    do throws(BusError) {
      try await bus.start()
      self.bus = bus
    } catch {
      log.info("no system bus, so no lock and no sleep: \(error.message)")
    }
  }

  /// Begins anew on another connection: what was watched went with the last one.
  private func connected(_ connection: Connection) async {
    self.connection = connection
    subscriptions = []
    unwatch()
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
    pause.reset()
    Task { @BusActor in await look() }
  }

  /// Finds out which session it is and whether it is locked: one look at a time, since an answer that
  /// comes late must not follow a newer one.
  private func look() async {
    looksAgain = true
    guard !isLooking else { return }
    isLooking = true
    while looksAgain, let connection {
      looksAgain = false
      retry = nil
      do throws(BusError) {
        setLocked(try await lockedHint(connection))
        pause.reset()
      } catch {
        failed(error)
      }
    }
    isLooking = false
  }

  /// Asks the logind that is there; none is started for this.
  private func lockedHint(_ connection: Connection) async throws(BusError) -> Bool {
    try await watchManager(connection)
    guard let owner = try await connection.owner(of: Self.login) else {
      throw .nameHasNoOwner("logind does not run")
    }
    hasLogin = true
    let path = try await connection.call(
      MemberAddress(
        destination: owner, path: Self.managerPath, interface: Self.managerInterface,
        member: "GetSession"), sessionID
    ).read(ObjectPath.self)
    if path != sessionPath { try await watch(path, connection) }
    return try await connection.property(
      MemberAddress(
        destination: owner, path: path, interface: Self.sessionInterface, member: "LockedHint"))
  }

  /// Only a logind that says that there is no session opens the lock. Everything else says nothing: what
  /// was known stays, and what was never known counts as locked where there is, or was, a logind.
  private func failed(_ error: BusError) {
    guard !error.saysNoSession else { return forgetSession(error.message) }
    log.info("logind does not say whether the session is locked: \(error.message)")
    if hasLogin, !isKnown { setLocked(true) }
    if !error.isAbsence { lookAgain() }
  }

  private func lookAgain() {
    retry = try? EventLoop.shared.timer(after: pause.next()) { [weak self] in
      Task { @BusActor in await self?.look() }
    }
  }

  private func forgetSession(_ reason: String) {
    unwatch()
    setLocked(false)
    log.info("no session to watch: \(reason)")
  }

  private func unwatch() {
    sessionChanges = nil
    sessionPath = nil
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
  /// Nobody is there who could be asked again; who comes back is heard of.
  fileprivate var isAbsence: Bool {
    !isAnswer && [.nameHasNoOwner, .serviceUnknown, .disconnected].contains(name)
  }

  /// It is logind's answer that there is no such session, or that it knows nothing of locks.
  fileprivate var saysNoSession: Bool {
    let unknown: [ErrorName] = [.unknownMethod, .unknownInterface, .unknownProperty]
    return isAnswer
      && (unknown.contains(name) || name.rawValue.hasPrefix("org.freedesktop.login1."))
  }
}
