/// What the last action left behind for everyone to see, until the next one begins or a reload that
/// somebody asked for succeeds.
struct Note: Hashable, Sendable {
  /// Why it failed; nil when it did not.
  var failure: ControlFailure?
  /// The text that its dialog had, which stands for the status; empty where there was none.
  var dialog = ""
}
