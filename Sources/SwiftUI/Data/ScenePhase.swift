/// Whether an app's window is in use.
public enum ScenePhase: Hashable, Comparable, Sendable {
  /// It is not shown.
  case background
  /// It is shown and takes no input.
  case inactive
  /// It is shown and takes input.
  case active
}
