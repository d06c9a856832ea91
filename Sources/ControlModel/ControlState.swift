/// How far a control's published look can be trusted.
public enum ControlState: String, Hashable, Sendable, CaseIterable {
  /// Nothing was ever evaluated: the look is made of the kind's description.
  case placeholder
  /// The look is what the extension reported last, and nothing speaks against it.
  case current
  /// The look is an old one: the last evaluation failed, or there was none since the start.
  case stale
  /// The extension cannot be reached.
  case unavailable
  /// A required parameter has no value.
  case unconfigured
}
