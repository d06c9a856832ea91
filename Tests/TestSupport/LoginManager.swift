public import Bus

/// A logind of a test's own, on a bus of its own: one session, which is locked and unlocked.
@BusActor
public final class LoginManager {
  /// The session.
  public static let session: ObjectPath = "/org/freedesktop/login1/session/_31"
  /// The manager.
  public static let path: ObjectPath = "/org/freedesktop/login1"

  /// Its own connection.
  public let connection: Connection
  private var registrations: [Registration] = []
  /// Whether the session is locked.
  public private(set) var isLocked = false
  /// What `GetSession` does before it answers.
  public var delay: Duration = .zero
  /// Whether there is a session.
  public var hasSession = true
  /// What `GetSession` answers instead.
  public var refusal: BusError?
  /// How often somebody has asked for a session.
  public private(set) var questions = 0

  /// Takes logind's name.
  public init(_ bus: PrivateBus) async throws {
    connection = try Connection.connect(address: bus.address)
    registrations = [
      try connection.export(Self.manager, at: Self.path, object: self),
      try connection.export(Self.sessionInterface, at: Self.session, object: self),
    ]
    _ = try await connection.requestName("org.freedesktop.login1")
  }

  /// Ends, as though it had crashed.
  public func stop() { connection.close() }

  /// Locks or unlocks the session, and says so.
  public func lock(_ locked: Bool) throws {
    isLocked = locked
    try connection.emitPropertiesChanged(
      at: Self.session, interface: Self.sessionInterface.name, properties: ["LockedHint"])
  }

  /// Says that the machine falls asleep and wakes up.
  public func wakeUp() throws {
    for isFallingAsleep in [true, false] {
      try connection.emit(
        path: Self.path, interface: Self.manager.name, member: "PrepareForSleep", isFallingAsleep)
    }
  }

  private func findSession() async throws -> ObjectPath {
    questions += 1
    try await Task.sleep(for: delay)
    if let refusal { throw refusal }
    guard hasSession else {
      throw BusError(name: "org.freedesktop.login1.NoSuchSession", message: "No session")
    }
    return Self.session
  }

  /// Makes whoever watches ask which session it is.
  public func announceSession() throws {
    try connection.emit(
      path: Self.path, interface: Self.manager.name, member: "SessionNew", "1", Self.session)
  }

  private static let manager = Interface<LoginManager>("org.freedesktop.login1.Manager") {
    Method("GetSession", arguments: ["session_id"], results: ["object_path"]) {
      (manager: LoginManager, _: MethodCall, _: String) async throws -> ObjectPath in
      try await manager.findSession()
    }
    Signal(
      "SessionNew", arguments: ["session_id", "object_path"], of: String.self, ObjectPath.self)
    Signal("PrepareForSleep", arguments: ["start"], of: Bool.self)
  }

  private static let sessionInterface = Interface<LoginManager>(
    "org.freedesktop.login1.Session"
  ) {
    Property("LockedHint") { (manager: LoginManager) in manager.isLocked }
  }
}
