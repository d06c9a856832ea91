internal import Bus

/// How one item of the menu looks, as `com.canonical.dbusmenu` expresses it.
struct MenuProperties: Hashable, Sendable {
  enum Toggle: String, Sendable {
    case checkmark
    case radio
  }

  enum Disposition: String, Sendable {
    case normal
    case informative
    case warning
    case alert
  }

  /// The text, not escaped.
  var label = ""
  var isEnabled = true
  var iconName = ""
  var toggle: Toggle?
  var isOn = false
  var isSeparator = false
  var isSubmenu = false
  var disposition = Disposition.normal
  /// What a screen reader says instead of the label; empty for the label.
  var accessibleDescription = ""

  /// The properties that differ from their defaults, with the types that the protocol demands.
  var dictionary: [String: Variant] {
    var values: [String: Variant] = [:]
    if isSeparator { values["type"] = .string("separator") }
    if !label.isEmpty { values["label"] = .string(MenuLabel.escape(label)) }
    if !isEnabled { values["enabled"] = .boolean(false) }
    if !iconName.isEmpty { values["icon-name"] = .string(iconName) }
    if let toggle {
      values["toggle-type"] = .string(toggle.rawValue)
      values["toggle-state"] = .int32(isOn ? 1 : 0)
    }
    if isSubmenu { values["children-display"] = .string("submenu") }
    if disposition != .normal { values["disposition"] = .string(disposition.rawValue) }
    if !accessibleDescription.isEmpty {
      values["accessible-desc"] = .string(accessibleDescription)
    }
    return values
  }

  /// The default of a property; nil for a property that the protocol does not know.
  static func defaultValue(of name: String) -> Variant? { defaults[name] }

  private static let defaults: [String: Variant] = [
    "type": .string("standard"), "label": .string(""), "enabled": .boolean(true),
    "visible": .boolean(true), "icon-name": .string(""), "toggle-type": .string(""),
    "toggle-state": .int32(-1), "children-display": .string(""), "disposition": .string("normal"),
    "accessible-desc": .string(""), "icon-data": .array(of: UInt8.signature, []),
    "shortcut": .array(of: [String].signature, []),
  ]
}
