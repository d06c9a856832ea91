/// Where lines of a text begin. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case leading
  /// The choice of this name.
  case center
  /// The choice of this name.
  case trailing
}
