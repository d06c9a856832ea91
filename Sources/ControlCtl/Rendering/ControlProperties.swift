internal import ControlModel
internal import ControlProtocol

/// The properties of a control by their names on the bus, as texts.
enum ControlProperties {
  /// The names, as the interfaces have them.
  static let names = table.map(\.name)

  /// The property's text; a truth value is `true` or `false`, and what a control lacks is empty.
  ///
  /// - Parameter name: the name, in upper or lower case.
  static func text(of name: String, in control: ControlObject) throws(CommandFailure) -> String {
    guard let property = table.first(where: { $0.name.lowercased() == name.lowercased() }) else {
      throw .unknownProperty(name, suggestions: Suggestions.nearest(to: name, among: names))
    }
    return property.text(control).onOneLine
  }

  private typealias Property = (name: String, text: @Sendable (ControlObject) -> String)

  private static let table: [Property] = [
    ("Id", { $0.id }), ("Kind", { $0.kind }), ("ControlType", { $0.controlType.rawValue }),
    ("Extension", { $0.extensionName }), ("DisplayName", { $0.displayName }),
    ("Description", { $0.description }),
    ("Configuration", { JSONValue($0.configuration.values).compactText }),
    ("PrivacySensitive", { "\($0.isPrivacySensitive)" }),
    ("Value", { $0.look?.value.map { "\($0)" } ?? "" }), ("Title", { $0.look?.title ?? "" }),
    ("Subtitle", { $0.look?.subtitle ?? "" }), ("Status", { $0.look?.status ?? "" }),
    ("ActionHint", { $0.look?.actionHint ?? "" }), ("Symbol", { $0.look?.symbol ?? "" }),
    ("IconName", { $0.look?.iconName ?? "" }), ("Tint", { $0.look?.tint ?? "" }),
    ("Enabled", { $0.look.map { "\($0.isEnabled)" } ?? "" }),
    ("Redacted", { $0.look.map { "\($0.isRedacted)" } ?? "" }),
    ("State", { $0.look?.state.rawValue ?? "" }),
    ("Pending", { $0.look.map { "\($0.isPending)" } ?? "" }),
    ("Error", { $0.look?.error ?? "" }), ("Revision", { $0.look.map { "\($0.revision)" } ?? "" }),
    ("Off", { $0.look?.off?.json.compactText ?? "" }),
    ("On", { $0.look?.on?.json.compactText ?? "" }),
  ]
}
