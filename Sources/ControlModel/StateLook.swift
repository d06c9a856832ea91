/// How a control looks in one of its states, so that a surface can draw the other one too.
public struct StateLook: Hashable, Sendable {
  /// The value label's text.
  public var subtitle: String
  /// The symbol's name as the author wrote it.
  public var symbol: String
  /// The symbol's freedesktop icon name.
  public var iconName: String
  /// What using the control in this state does, as a phrase such as “Hold to Turn On”.
  public var actionHint: String

  /// Makes a look of its texts and names.
  public init(
    subtitle: String = "", symbol: String = "", iconName: String = "", actionHint: String = ""
  ) {
    self.subtitle = subtitle
    self.symbol = symbol
    self.iconName = iconName
    self.actionHint = actionHint
  }
}
