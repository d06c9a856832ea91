/// The direction of a script. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case leftToRight
  /// The choice of this name.
  case rightToLeft
}
