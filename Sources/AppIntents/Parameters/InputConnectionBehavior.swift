/// Whether a shortcut feeds one action's result into the next. There are no shortcuts on Linux.
public enum InputConnectionBehavior: Hashable, Sendable {
  /// The system decides.
  case `default`
  /// Never.
  case never
  /// The previous action's result is used.
  case connectToPreviousIntentResult
}
