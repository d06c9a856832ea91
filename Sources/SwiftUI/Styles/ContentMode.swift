/// How an image fills its frame. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case fit
  /// The choice of this name.
  case fill
}
