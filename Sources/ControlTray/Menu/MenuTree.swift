internal import Bus

/// The menu as it is on the bus: each item has a number.
///
/// - Invariant: an item keeps its number while it is in the menu, and no number is given twice,
///   because hosts remember items by it.
struct MenuTree {
  /// The number of the whole menu.
  static let root: Int32 = 0

  struct Item {
    let key: MenuKey
    var properties: [String: Variant]
    var isEnabled: Bool
    var action: MenuAction?
    var children: [Int32]
  }

  private(set) var items: [Int32: Item]
  /// Grows by one with every change of the structure.
  private(set) var revision: UInt32 = 1
  private var numbers: [MenuKey: Int32] = [.root: root]
  private var lastNumber = root

  init() {
    items = [
      Self.root: Item(
        key: .root, properties: MenuProperties(isSubmenu: true).dictionary, isEnabled: true,
        children: [])
    ]
  }

  /// The number of an item that is in the menu.
  func number(of key: MenuKey) -> Int32? { numbers[key] }

  /// Takes a new menu in and says what it changed.
  mutating func update(_ menu: MenuNode) -> MenuDifference {
    var next: [Int32: Item] = [:]
    insert(menu, into: &next)
    let difference = Self.difference(from: items, to: next)
    items = next
    numbers = numbers.filter { next[$0.value] != nil }
    if !difference.parents.isEmpty { revision &+= 1 }
    return difference
  }

  @discardableResult
  private mutating func insert(_ node: MenuNode, into next: inout [Int32: Item]) -> Int32 {
    let number = giveNumber(to: node.key)
    let children = node.children.map { insert($0, into: &next) }
    next[number] = Item(
      key: node.key, properties: node.properties.dictionary,
      isEnabled: node.properties.isEnabled, action: node.action, children: children)
    return number
  }

  private mutating func giveNumber(to key: MenuKey) -> Int32 {
    if let number = numbers[key] { return number }
    lastNumber += 1
    numbers[key] = lastNumber
    return lastNumber
  }

  private static func difference(
    from old: [Int32: Item], to new: [Int32: Item]
  ) -> MenuDifference {
    var difference = MenuDifference()
    for (number, item) in new {
      guard let before = old[number] else { continue }
      if before.children != item.children { difference.parents.insert(number) }
      var updated = item.properties.filter { before.properties[$0.key] != $0.value }
      let removed = before.properties.keys.filter { item.properties[$0] == nil }.sorted()
      guard !updated.isEmpty || !removed.isEmpty else { continue }
      // A host may have flipped the mark by itself, so the truth goes with every change.
      updated["toggle-state"] = item.properties["toggle-state"]
      difference.updated[number] = updated
      difference.removed[number] = removed.isEmpty ? nil : removed
    }
    return difference
  }
}
