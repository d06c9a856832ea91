/// Whose answer a command waits for, for the message when it does not come in time.
struct Awaited: Hashable, Sendable {
  /// The control or kind that the command is about, as it is shown or as it was typed; nil for a
  /// command about the service as a whole.
  var title: String?
  /// The bus name of the extension that has to answer; nil while the service itself has to.
  var provider: String?
}
