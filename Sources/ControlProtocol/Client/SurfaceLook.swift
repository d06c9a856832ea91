public import Bus
public import ControlModel

/// What a surface sees of a placed control: the properties of its `Toggle1` or `Button1`.
public struct SurfaceLook: Hashable, Sendable {
  /// `Title`: the name shown on the control.
  public var title: String
  /// `Subtitle`: the text that stands for the value.
  public var subtitle: String
  /// `Status`: a short text shown after a change.
  public var status: String
  /// `ActionHint`: what using the control does.
  public var actionHint: String
  /// `Symbol`: the symbol's name as the author wrote it.
  public var symbol: String
  /// `IconName`: its freedesktop icon name.
  public var iconName: String
  /// `Tint`: `#rrggbb` or empty.
  public var tint: String
  /// `Enabled`: whether the author lets the control be used now.
  public var isEnabled: Bool
  /// `Redacted`: whether texts are hidden, because the session is locked.
  public var isRedacted: Bool
  /// `Pending`: whether an action runs or its effect is not confirmed yet.
  public var isPending: Bool
  /// `State`: how far the look can be trusted.
  public var state: ControlState
  /// `Error`: why the last action or evaluation failed; empty when it did not.
  public var error: String
  /// `Revision`: grows by one with every published change.
  public var revision: UInt64
  /// `Value`: a toggle's value; nil for a button.
  public var value: Bool?
  /// `Off`: how a toggle looks when it is off; nil for a button.
  public var off: StateLook?
  /// `On`: how a toggle looks when it is on; nil for a button.
  public var on: StateLook?

  /// Reads the properties of a `Toggle1` or `Button1`; what is absent or of another type is empty.
  public init(properties: [String: Variant]) {
    func text(_ name: String) -> String { properties[name]?.stringValue ?? "" }
    func truth(_ name: String, _ fallback: Bool) -> Bool { properties[name]?.boolValue ?? fallback }
    func stateLook(_ name: String) -> StateLook? {
      properties[name]?.dictionaryValue.flatMap { try? StateLook(variants: $0) }
    }
    title = text("Title")
    subtitle = text("Subtitle")
    status = text("Status")
    actionHint = text("ActionHint")
    symbol = text("Symbol")
    iconName = text("IconName")
    tint = text("Tint")
    isEnabled = truth("Enabled", true)
    isRedacted = truth("Redacted", false)
    isPending = truth("Pending", false)
    state = ControlState(rawValue: text("State")) ?? .placeholder
    error = text("Error")
    revision = properties["Revision"]?.int64Value.flatMap { UInt64(exactly: $0) } ?? 0
    value = properties["Value"]?.boolValue
    off = stateLook("Off")
    on = stateLook("On")
  }
}
