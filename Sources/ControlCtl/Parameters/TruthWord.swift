/// The words for a truth value that people and scripts use.
enum TruthWord {
  /// The words that are accepted, for messages.
  static let expected = "one of on, off, true, false, 1, 0, yes and no"

  /// The value that a word stands for; nil for any other word.
  static func value(of word: String) -> Bool? {
    switch word.lowercased() {
    case "on", "true", "1", "yes": true
    case "off", "false", "0", "no": false
    default: nil
    }
  }
}
