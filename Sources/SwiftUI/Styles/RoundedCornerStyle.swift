/// The curve of a corner. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum RoundedCornerStyle: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case circular
  /// The choice of this name.
  case continuous
}
