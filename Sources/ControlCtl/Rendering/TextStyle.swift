/// The few styles that the program uses on a terminal.
enum TextStyle: String, Sendable {
  /// As it is.
  case plain = ""
  /// Headings and titles.
  case bold = "1"
  /// What matters less.
  case dim = "2"
  /// What is on.
  case on = "32"
  /// What wants attention.
  case warning = "33"
  /// What failed.
  case failure = "31"

  /// The text in this style, with the escape sequences of ECMA-48 where they are wanted.
  func apply(to text: String, colored: Bool) -> String {
    guard colored, self != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(rawValue)m\(text)\u{1B}[0m"
  }
}
