internal import Bus

/// The icon in the tray: an object of `org.kde.StatusNotifierItem` on a connection of its own,
/// registered with every watcher that appears.
///
/// The connection is the item: some watchers know items by the name of their connection, and
/// closing it is how an item goes.
@BusActor
final class StatusNotifierItem {
  static let id = "controlbus"

  /// Whether a left click opens the menu; if not, it activates the item.
  let isMenu: Bool
  /// Called after the reply to a left click that activates the item, or to a middle click.
  var activated: (@BusActor () -> Void)?
  private(set) var look: TrayLook
  private let connection: Connection
  private var registration: Registration?
  private var watcher: WatcherRegistration?

  init(look: TrayLook, isMenu: Bool, connection: Connection) {
    self.look = look
    self.isMenu = isMenu
    self.connection = connection
  }

  /// Where the object is. Cinnamon opens the menu at a left click on items of Ayatana's path alone,
  /// and activates all others, whatever `ItemIsMenu` says.
  var path: ObjectPath {
    isMenu ? "/org/ayatana/NotificationItem/controlbus" : "/StatusNotifierItem"
  }

  /// Puts item and menu on the bus, then registers, so that a host finds everything.
  func start(menu: MenuObject) async throws(BusError) {
    try menu.export(on: connection)
    let interface = isMenu ? Self.menuInterface : Self.activatableInterface
    registration = try connection.export(interface, at: path, object: self)
    let watcher = WatcherRegistration(of: path, on: connection)
    self.watcher = watcher
    try await watcher.start()
  }

  /// Registers once more; a watcher that has the item already ignores it.
  func registerAgain() { watcher?.register() }

  /// Takes the icon away.
  func close() {
    watcher = nil
    registration = nil
    connection.close()
  }

  /// Shows another look and tells the hosts what to read again; the title is always the same.
  func show(_ new: TrayLook) {
    let old = look
    look = new
    if old.iconName != new.iconName || old.accessibleDescription != new.accessibleDescription {
      signal("NewIcon")
    }
    if old.toolTip != new.toolTip || old.iconName != new.iconName { signal("NewToolTip") }
  }

  private func signal(_ member: MemberName) {
    // A closed connection is replaced or ends the program; there is nobody to tell.
    try? connection.emit(path: path, interface: Self.interfaceName, member: member)
  }
}
