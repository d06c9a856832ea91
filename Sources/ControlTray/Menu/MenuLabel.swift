/// Prepares text for a label.
enum MenuLabel {
  /// An error's text can be of any length; a menu that is wider than the screen cannot be used.
  static let longest = 100

  /// One line, not too long, with each underscore doubled: a single one would mark an access key.
  static func escape(_ text: String) -> String {
    shorten(text).split(separator: "_", omittingEmptySubsequences: false).joined(separator: "__")
  }

  private static func shorten(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isNewline).joined(separator: " ")
    guard words.count > longest else { return words }
    return words.prefix(longest - 1) + "…"
  }
}
