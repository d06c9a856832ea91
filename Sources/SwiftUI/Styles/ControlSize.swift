/// The size of a control. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case mini
  /// The choice of this name.
  case small
  /// The choice of this name.
  case regular
  /// The choice of this name.
  case large
  /// The choice of this name.
  case extraLarge
}
