import Bus
import TestSupport

/// A logind of a test's own, on a bus of its own: one session, which is locked and unlocked.
@BusActor
final class LoginManager {
  static let session: ObjectPath = "/org/freedesktop/login1/session/_31"
  static let path: ObjectPath = "/org/freedesktop/login1"

  let connection: Connection
  private var registrations: [Registration] = []
  private(set) var isLocked = false
  /// What `GetSession` does before it answers.
  var delay: Duration = .zero
  /// There is no session any more.
  var hasSession = true

  init(_ bus: PrivateBus) async throws {
    connection = try Connection.connect(address: bus.address)
    registrations = [
      try connection.export(Self.manager, at: Self.path, object: self),
      try connection.export(Self.sessionInterface, at: Self.session, object: self),
    ]
    _ = try await connection.requestName("org.freedesktop.login1")
  }

  func lock(_ locked: Bool) throws {
    isLocked = locked
    try connection.emitPropertiesChanged(
      at: Self.session, interface: Self.sessionInterface.name, properties: ["LockedHint"])
  }

  func wakeUp() throws {
    for isFallingAsleep in [true, false] {
      try connection.emit(
        path: Self.path, interface: Self.manager.name, member: "PrepareForSleep", isFallingAsleep)
    }
  }

  private func findSession() async throws -> ObjectPath {
    try await Task.sleep(for: delay)
    guard hasSession else {
      throw BusError(name: "org.freedesktop.login1.NoSuchSession", message: "No session")
    }
    return Self.session
  }

  /// Makes whoever watches ask which session it is.
  func announceSession() throws {
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
