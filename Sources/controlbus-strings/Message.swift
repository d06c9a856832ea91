/// One text of one language, ready for a gettext catalogue.
struct Message: Hashable {
  /// What the text says.
  enum Translation: Hashable {
    case text(String)
    /// By the category of the Unicode plural rules: `one`, `few`, `other` and so on.
    case plural([String: String])
  }

  /// The table that the text belongs to; nil for `Localizable`.
  var context: String?
  var key: String
  var comment: String?
  var translation: Translation

  /// What tells two messages of a catalogue apart.
  var identity: [String] { [context ?? "", key] }
}
