/// A direction. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum Axis: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case horizontal
  /// The choice of this name.
  case vertical
}
