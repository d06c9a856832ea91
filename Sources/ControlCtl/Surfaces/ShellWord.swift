/// Words of a command line of `/bin/sh`.
enum ShellWord {
  /// The text as one word, in single quotes where it needs any.
  static func quote(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.unicodeScalars.allSatisfy(plain.contains)
    if isPlain { return text }
    let parts = text.split(separator: "'", omittingEmptySubsequences: false)
    return "'" + parts.joined(separator: "'\\''") + "'"
  }

  /// The texts as operands, behind `--` where one of them would be taken for an option.
  static func operands(_ texts: [String]) -> String {
    let words = texts.map(quote).joined(separator: " ")
    return texts.contains { $0.hasPrefix("-") } ? "-- " + words : words
  }

  private static let plain = Set(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._-+:/@%,".unicodeScalars)
}
