/// Reads the text form of a `.strings` file: `/* comment */ "key" = "text";`
struct StringsParser {
  private let table: String?
  private let path: String
  private var rest: Substring.UnicodeScalarView
  private var line = 1
  private var comment: String?

  init(_ text: String, table: String?, path: String) {
    self.table = table
    self.path = path
    rest = text[...].unicodeScalars
  }

  mutating func parse() throws -> [Message] {
    var messages: [Message] = []
    while try skipToEntry() {
      let comment = comment
      let key = try string(expected: "a key")
      try skip()
      // A key alone is its own text.
      var text = key
      if take("=") {
        try skip()
        text = try string(expected: "a text")
        try skip()
      }
      guard take(";") else { throw wrong("a semicolon after \"\(key)\"") }
      self.comment = nil
      messages.append(
        Message(context: table, key: key, comment: comment, translation: .text(text)))
    }
    return messages
  }

  private mutating func skipToEntry() throws -> Bool {
    try skip()
    return !rest.isEmpty
  }

  /// Skips blanks and comments, and remembers the last comment.
  private mutating func skip() throws {
    while let next = rest.first {
      if next.properties.isWhitespace || next == "\u{FEFF}" {
        advance()
      } else if rest.starts(with: "//".unicodeScalars) {
        comment = take(while: { $0 != "\n" }).dropFirst(2).trimmed
      } else if rest.starts(with: "/*".unicodeScalars) {
        try skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() throws {
    let start = line
    var text = ""
    advance()
    advance()
    while !rest.starts(with: "*/".unicodeScalars) {
      guard let next = rest.first else {
        throw ConversionError.wrongSyntax(path: path, line: start, expected: "the comment's end")
      }
      text.unicodeScalars.append(next)
      advance()
    }
    advance()
    advance()
    comment = text[...].trimmed
  }

  private mutating func string(expected: String) throws -> String {
    guard take("\"") else {
      let word = take { $0.properties.isAlphabetic || "0123456789_.-".unicodeScalars.contains($0) }
      guard !word.isEmpty else { throw wrong(expected) }
      return String(word)
    }
    let start = line
    var text = ""
    while let next = rest.first {
      advance()
      if next == "\"" { return text }
      text.unicodeScalars.append(contentsOf: next == "\\" ? try escaped() : [next])
    }
    throw ConversionError.wrongSyntax(path: path, line: start, expected: "a closing quote")
  }

  private mutating func escaped() throws -> [Unicode.Scalar] {
    guard let next = rest.first else { throw wrong("a character after the backslash") }
    advance()
    switch next {
    case "n": return ["\n"]
    case "t": return ["\t"]
    case "r": return ["\r"]
    case "U", "u": return try unicode()
    default: return [next]
    }
  }

  /// `\Uxxxx` is a UTF-16 unit; two of them may be one character.
  private mutating func unicode() throws -> [Unicode.Scalar] {
    var units = [try unit()]
    if UTF16.isLeadSurrogate(units[0]),
      rest.starts(with: "\\U".unicodeScalars) || rest.starts(with: "\\u".unicodeScalars)
    {
      advance()
      advance()
      units.append(try unit())
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw wrong("a character's number after \\U")
    }
    return Array(text.unicodeScalars)
  }

  private mutating func unit() throws -> UInt16 {
    var digits = ""
    while digits.count < 4, let next = rest.first, next.properties.isASCIIHexDigit {
      digits.unicodeScalars.append(next)
      advance()
    }
    guard let unit = UInt16(digits, radix: 16) else { throw wrong("a number after \\U") }
    return unit
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == scalar else { return false }
    advance()
    return true
  }

  private mutating func take(while condition: (Unicode.Scalar) -> Bool) -> Substring {
    let start = rest
    while let next = rest.first, condition(next) { advance() }
    return Substring(start[start.startIndex..<rest.startIndex])
  }

  private mutating func advance() {
    if rest.removeFirst() == "\n" { line += 1 }
  }

  private func wrong(_ expected: String) -> ConversionError {
    .wrongSyntax(path: path, line: line, expected: expected)
  }
}

extension Substring {
  /// Without blanks around it.
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    return String(start.reversed().drop(while: \.isWhitespace).reversed())
  }
}
