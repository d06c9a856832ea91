/// Whether a surface is light or dark. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum ColorScheme: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case light
  /// The choice of this name.
  case dark
}
