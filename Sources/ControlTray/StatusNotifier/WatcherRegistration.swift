internal import Bus

/// Registers an item with the tray's watcher, and again with each that takes its name: when a panel
/// restarts, when the screen is unlocked, when one panel hands over to another.
@BusActor
final class WatcherRegistration {
  static let watcher: BusName = "org.kde.StatusNotifierWatcher"

  /// A shell that is starting answers when it has started.
  private static let patience = Duration.seconds(120)

  private let path: ObjectPath
  private let connection: Connection
  private var owners: Subscription?

  /// Registers the item at this path of the connection.
  init(of path: ObjectPath, on connection: Connection) {
    self.path = path
    self.connection = connection
  }

  /// Watches first, so that a watcher which appears meanwhile is not missed.
  func start() async throws(BusError) {
    owners = try await connection.ownerChanges(of: Self.watcher) { [weak self] _, new in
      if new != nil { self?.register() }
    }
    register()
  }

  /// Registers, and does not wait for the answer.
  func register() {
    Task { [connection, path] in
      do throws(BusError) {
        try await connection.call(
          MemberAddress(
            destination: Self.watcher, path: "/StatusNotifierWatcher",
            interface: "org.kde.StatusNotifierWatcher", member: "RegisterStatusNotifierItem"),
          path.rawValue, timeout: Self.patience, autoStart: false)
      } catch {
        Self.report(error)
      }
    }
  }

  /// A session without a tray, a watcher that went and an own end are no faults.
  private static func report(_ error: BusError) {
    let expected: [ErrorName] = [.serviceUnknown, .nameHasNoOwner, .noReply, .disconnected]
    guard !expected.contains(error.name) else { return }
    Journal.send("the tray refused the icon: \(error.message)", priority: .warning)
  }
}
