/// One cell of a table.
struct TextCell: Hashable, Sendable, ExpressibleByStringInterpolation {
  /// The text, on one line.
  let text: String
  /// How it is drawn on a terminal.
  let style: TextStyle

  /// Makes a cell; the text is cleaned.
  init(_ text: String, _ style: TextStyle = .plain) {
    self.text = text.onOneLine
    self.style = style
  }

  /// Makes a plain cell.
  init(stringLiteral text: String) {
    self.init(text)
  }
}
