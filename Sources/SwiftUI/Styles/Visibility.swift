/// Whether something is visible. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case automatic
  /// The choice of this name.
  case visible
  /// The choice of this name.
  case hidden
}
