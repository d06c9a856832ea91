/// A word that a program knows, and what it means.
package struct HelpEntry: Sendable {
  /// An option with its value, a file, an exit status or a command to paste.
  package let term: String
  /// What it means, in one sentence without a full stop.
  package let meaning: String

  /// Explains a word.
  package init(_ term: String, _ meaning: String) {
    self.term = term
    self.meaning = meaning
  }
}
