internal import Bus

/// The object of `com.canonical.dbusmenu`: answers every host from the same tree and tells all of
/// them of changes. The tree outlives a connection, so that the numbers stay.
@BusActor
final class MenuObject {
  static let path: ObjectPath = "/MenuBar"

  /// Called after the reply to a click has been written, with the item's number, and with its action
  /// if it can be used.
  var clicked: (@BusActor (MenuAction?, Int32) -> Void)?
  private(set) var tree = MenuTree()
  let isRightToLeft: Bool
  /// The submenus that have changed since somebody opened them last.
  private var changedSubmenus: Set<Int32> = []
  /// Who read the first level by itself last.
  private var levelReader: BusName?
  private var connection: Connection?
  private var registration: Registration?

  init(isRightToLeft: Bool) { self.isRightToLeft = isRightToLeft }

  /// Puts the menu on a connection instead of the one that it was on.
  func export(on connection: Connection) throws(BusError) {
    registration = try connection.export(Self.interface, at: Self.path, object: self)
    self.connection = connection
    levelReader = nil
  }

  /// Shows a new menu, and sends the truth of these items again even when nothing changed.
  func show(_ menu: MenuNode, repeating numbers: Set<Int32> = []) {
    var difference = tree.update(menu)
    changedSubmenus.formUnion(difference.parents.subtracting([MenuTree.root]))
    for number in numbers {
      guard let truth = tree.truth(of: number) else { continue }
      difference.updated[number, default: [:]].merge(truth) { new, _ in new }
    }
    guard let connection, !difference.isEmpty else { return }
    // A connection that has closed is replaced or ends the program; neither is the menu's work.
    try? Self.publish(difference, revision: tree.revision, on: connection)
  }

  private static func publish(
    _ difference: MenuDifference, revision: UInt32, on connection: Connection
  ) throws(BusError) {
    if !difference.updated.isEmpty || !difference.removed.isEmpty {
      let updated = difference.updated.sorted { $0.key < $1.key }.map { Struct($0.key, $0.value) }
      let removed = difference.removed.sorted { $0.key < $1.key }.map { Struct($0.key, $0.value) }
      try connection.emit(
        path: path, interface: interfaceName, member: "ItemsPropertiesUpdated", updated, removed)
    }
    // One by one, as Plasma reads only the level that it is told of.
    for parent in difference.parents.sorted() {
      try connection.emit(
        path: path, interface: interfaceName, member: "LayoutUpdated", revision, parent)
    }
  }

  /// Whether a host that opens a submenu has to read it again. Plasma may not have: it ignores the
  /// first `LayoutUpdated` after it has read a submenu at its opening.
  func needsUpdate(_ number: Int32) -> Bool { changedSubmenus.remove(number) != nil }

  /// Tells a host that reads the first level alone of each submenu. Plasma opens a submenu of which it
  /// has no item as an empty sliver; told of a change, it reads ahead.
  func wasRead(_ number: Int32, depth: Int32, by reader: BusName?) {
    guard number == MenuTree.root, depth == 1, reader != levelReader else { return }
    levelReader = reader
    // After the reply, as the host does not know the submenus before.
    Task { announceSubmenus() }
  }

  private func announceSubmenus() {
    let children = tree.items[MenuTree.root]?.children ?? []
    let parents = children.filter { tree.items[$0]?.children.isEmpty == false }
    guard let connection else { return }
    try? Self.publish(
      MenuDifference(parents: Set(parents)), revision: tree.revision, on: connection)
  }

  /// Takes an event in. Every click is told, also on an item that cannot be used: the host may show
  /// an older menu, and may have changed the item by itself.
  func handle(_ number: Int32, _ event: String) throws(BusError) {
    guard let item = tree.items[number] else { throw Self.unknown(number) }
    guard event == "clicked" else { return }
    let action = item.isEnabled ? item.action : nil
    // After the reply, as a host may be waiting for it.
    Task { clicked?(action, number) }
  }

  static func unknown(_ number: Int32) -> BusError {
    .invalidArguments("There is no menu item \(number)")
  }
}
