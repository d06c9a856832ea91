internal import Bus

extension MenuTree {
  /// The properties of an item; empty names mean all that differ from their defaults.
  func properties(of number: Int32, names: [String]) -> [String: Variant]? {
    guard let item = items[number] else { return nil }
    guard !names.isEmpty else { return item.properties }
    return item.properties.filter { names.contains($0.key) }
  }

  /// One property of an item, its default included; nil when there is no such item or property.
  func property(_ name: String, of number: Int32) -> Variant? {
    guard let item = items[number] else { return nil }
    return item.properties[name] ?? MenuProperties.defaultValue(of: name)
  }

  /// An item with the levels below it: 0 for none, -1 for all. Nil when there is no such item.
  func layout(of number: Int32, depth: Int32, names: [String]) -> MenuLayout? {
    guard let item = items[number], let properties = properties(of: number, names: names) else {
      return nil
    }
    let children =
      depth == 0 ? [] : item.children.compactMap { layout(of: $0, depth: depth - 1, names: names) }
    return MenuLayout(number: number, properties: properties, children: children)
  }

  /// What a host has to be told when it may have changed an item by itself: everything that a click
  /// can change there.
  func truth(of number: Int32) -> [String: Variant]? {
    guard let item = items[number] else { return nil }
    var values = item.properties
    values["enabled"] = .boolean(item.isEnabled)
    values["type"] = nil
    values["children-display"] = nil
    values["toggle-type"] = nil
    return values
  }
}
