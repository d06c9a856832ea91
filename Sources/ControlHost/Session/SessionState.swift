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
      self.connection = connection
      connection.onDisconnect = { [weak self] in self?.setLocked(false) }
      subscriptions = [
        try await connection.subscribe(
          MatchRule(
            sender: Self.login, path: Self.managerPath, interface: Self.managerInterface)
        ) { [weak self] in self?.managerSignalled($0) },
        try await connection.ownerChanges(of: Self.login) { [weak self] _, new in
          if new != nil { self?.findSessionLater() }
        },
      ]
    } catch {
      connection = nil
      return log.info("no system bus, so no lock and no sleep: \(error.message)")
    }
    await findSession()
  }

  private func managerSignalled(_ message: Message) {
    switch message.member?.rawValue {
    case "PrepareForSleep":
      let isFallingAsleep: Bool? = try? message.read(Bool.self)
      if isFallingAsleep == false { resumed?() }
    case "SessionNew", "SessionRemoved": findSessionLater()
    default: break
    }
  }

  private func findSessionLater() {
    Task { @BusActor in await findSession() }
  }

  private func findSession() async {
    do throws(BusError) {
      guard let connection else { return }
      let path = try await connection.call(
        MemberAddress(
          destination: Self.login, path: Self.managerPath, interface: Self.managerInterface,
          member: "GetSession"), sessionID, timeout: Self.answerTime
      ).read(ObjectPath.self)
      if path != sessionPath { try await watch(path, connection) }
      await readLock()
    } catch {
      sessionChanges = nil
      sessionPath = nil
      setLocked(false)
      log.info("no session to watch: \(error.message)")
    }
  }

  private func watch(_ path: ObjectPath, _ connection: Connection) async throws(BusError) {
    sessionPath = path
    let rule = MatchRule(
      sender: Self.login, path: path, interface: .properties, member: "PropertiesChanged",
      firstArgument: Self.sessionInterface.rawValue)
    sessionChanges = try await connection.subscribe(rule) { [weak self] in
      self?.sessionChanged($0)
    }
  }

  private func sessionChanged(_ message: Message) {
    guard
      let (_, changed, invalidated) = try? message.read(
        String.self, [String: Variant].self, [String].self)
    else { return }
    if let locked = changed["LockedHint"]?.boolValue {
      setLocked(locked)
    } else if invalidated.contains("LockedHint") {
      Task { @BusActor in await readLock() }
    }
  }

  private func readLock() async {
    guard let connection, let sessionPath else { return }
    let address = MemberAddress(
      destination: Self.login, path: sessionPath, interface: Self.sessionInterface,
      member: "LockedHint")
    do throws(BusError) {
      setLocked(try await connection.property(address, as: Bool.self, timeout: Self.answerTime))
    } catch {
      log.info("the session does not say whether it is locked: \(error.message)")
    }
  }

  private func setLocked(_ locked: Bool) {
    guard locked != isLocked else { return }
    isLocked = locked
    lockChanged?()
  }
}
