/// Where a shell finds the words that can stand in a place of the command line.
enum CompletionSource: Hashable, Sendable {
  /// Nowhere: the shell offers nothing.
  case nothing
  /// The names of the placed controls.
  case controls
  /// The kinds in the gallery.
  case kinds
  /// The program's own commands.
  case commands
  /// These words.
  case words([String])
}
