/// A size of text. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum DynamicTypeSize: Comparable, Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case xSmall
  /// The choice of this name.
  case small
  /// The choice of this name.
  case medium
  /// The choice of this name.
  case large
  /// The choice of this name.
  case xLarge
  /// The choice of this name.
  case xxLarge
  /// The choice of this name.
  case xxxLarge
  /// The choice of this name.
  case accessibility1
  /// The choice of this name.
  case accessibility2
  /// The choice of this name.
  case accessibility3
  /// The choice of this name.
  case accessibility4
  /// The choice of this name.
  case accessibility5
}
