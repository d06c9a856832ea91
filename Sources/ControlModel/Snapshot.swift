/// What a control looked like when its extension last evaluated it.
public struct Snapshot: Hashable, Sendable {
  /// The name shown on the control.
  public var title: String
  /// The text that stands for the value; empty where the control has none.
  public var subtitle: String
  /// A short text shown after a change; empty where the author gave none.
  public var status: String
  /// What using the control does, as a phrase.
  public var actionHint: String
  /// The symbol's name as the author wrote it.
  public var symbol: String
  /// The symbol's freedesktop icon name.
  public var iconName: String
  /// The author's colour as `#rrggbb`, or empty for the surface's own.
  public var tint: String
  /// Whether the author lets the control be used now.
  public var isEnabled: Bool
  /// Whether look *and* value are hidden while the session is locked.
  public var isPrivacySensitive: Bool
  /// Whether the texts alone are hidden while the session is locked.
  public var isLabelPrivacySensitive: Bool
  /// Whether the action may run while the session is locked.
  public var authenticationPolicy: AuthenticationPolicy
  /// What the control is and, for a toggle, its value.
  public var content: Content

  /// The part of a snapshot that differs between the sorts of control.
  public indirect enum Content: Hashable, Sendable {
    /// A toggle's value and how it looks in each of its two states.
    case toggle(isOn: Bool, off: StateLook, on: StateLook)
    /// A button, and how it looks while its action runs.
    case button(running: StateLook)
  }

  /// Makes a snapshot; what is not given is empty, enabled and public.
  public init(
    title: String = "", subtitle: String = "", status: String = "", actionHint: String = "",
    symbol: String = "", iconName: String = "", tint: String = "", isEnabled: Bool = true,
    isPrivacySensitive: Bool = false, isLabelPrivacySensitive: Bool = false,
    authenticationPolicy: AuthenticationPolicy = .alwaysAllowed, content: Content
  ) {
    self.title = title
    self.subtitle = subtitle
    self.status = status
    self.actionHint = actionHint
    self.symbol = symbol
    self.iconName = iconName
    self.tint = tint
    self.isEnabled = isEnabled
    self.isPrivacySensitive = isPrivacySensitive
    self.isLabelPrivacySensitive = isLabelPrivacySensitive
    self.authenticationPolicy = authenticationPolicy
    self.content = content
  }

  /// The sort of control that this is a snapshot of.
  public var controlType: ControlType {
    switch content {
    case .toggle: .toggle
    case .button: .button
    }
  }

  /// The value of a toggle; nil for a button.
  public var value: Bool? {
    if case .toggle(let isOn, _, _) = content { isOn } else { nil }
  }
}
