/// An item of the menu with all below it.
struct MenuNode: Hashable, Sendable {
  var key: MenuKey
  var properties = MenuProperties()
  var action: MenuAction?
  var children: [MenuNode] = []

  /// A line that says something and does nothing.
  static func text(
    _ key: MenuKey, _ text: String, disposition: MenuProperties.Disposition = .informative
  ) -> MenuNode {
    MenuNode(
      key: key,
      properties: MenuProperties(label: text, isEnabled: false, disposition: disposition))
  }

  static func separator(_ name: String) -> MenuNode {
    MenuNode(key: .separator(name), properties: MenuProperties(isSeparator: true))
  }

  static func submenu(
    _ key: MenuKey, _ label: String, iconName: String = "", _ children: [MenuNode]
  ) -> MenuNode {
    MenuNode(
      key: key, properties: MenuProperties(label: label, iconName: iconName, isSubmenu: true),
      children: children)
  }
}
