internal import ControlModel

/// Reads JSON5: JSON with comments, trailing commas, single quotes, names without quotes and more
/// forms of numbers.
///
/// The standard library's decoder reads JSON5 too, and does not say where a text is wrong; people
/// edit these files by hand. `null` is refused, since no value of ours may be absent and there, and
/// so is a name that occurs twice in one object.
struct JSONParser {
  private let text: [UInt8]
  private var index = 0
  /// Where each value begins, by its path; empty unless asked for, since few texts have a fault.
  private(set) var positions: [String: TextPosition] = [:]
  private let recordsPositions: Bool
  private var lineStarts: [Int] = [0]

  /// Deep enough for any configuration, shallow enough for the stack.
  private static let maximumDepth = 64

  init(text: [UInt8], recordsPositions: Bool = false) {
    self.recordsPositions = recordsPositions
    self.text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(text.dropFirst(3)) : text
    for (offset, byte) in self.text.enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(offset + 1)
    }
  }

  mutating func parseDocument() throws(JSONSyntaxError) -> PlainValue {
    let value = try parseValue(path: "", depth: 0)
    try skipSpace()
    guard index == text.count else { throw error("nothing may follow the value") }
    return value
  }

  private mutating func parseValue(path: String, depth: Int) throws(JSONSyntaxError) -> PlainValue {
    try skipSpace()
    guard depth <= Self.maximumDepth else { throw error("nested too deeply") }
    guard let byte = peek else { throw error("a value is missing") }
    if recordsPositions { positions[path] = position(of: index) }
    switch byte {
    case UInt8(ascii: "{"): return try parseObject(path: path, depth: depth)
    case UInt8(ascii: "["): return try parseList(path: path, depth: depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try parseString())
    default: return try parseScalar()
    }
  }

  private mutating func parseObject(path: String, depth: Int) throws(JSONSyntaxError) -> PlainValue
  {
    index += 1
    var entries: [String: PlainValue] = [:]
    while true {
      try skipSpace()
      if take("}") { return .dictionary(entries) }
      let start = index
      let name = try parseName()
      guard entries[name] == nil else { throw error("“\(name)” occurs twice", at: start) }
      try skipSpace()
      guard take(":") else { throw error("expected “:” after “\(name)”") }
      entries[name] = try parseValue(
        path: self.path(path, path.isEmpty ? name : ".\(name)"), depth: depth + 1)
      try skipSpace()
      guard take(",") || peek == UInt8(ascii: "}") else { throw error("expected “,” or “}”") }
    }
  }

  private mutating func parseList(path: String, depth: Int) throws(JSONSyntaxError) -> PlainValue {
    index += 1
    var values: [PlainValue] = []
    while true {
      try skipSpace()
      if take("]") { return .list(values) }
      values.append(try parseValue(path: self.path(path, "[\(values.count)]"), depth: depth + 1))
      try skipSpace()
      guard take(",") || peek == UInt8(ascii: "]") else { throw error("expected “,” or “]”") }
    }
  }

  private func path(_ parent: String, _ element: @autoclosure () -> String) -> String {
    recordsPositions ? parent + element() : ""
  }

  private mutating func parseName() throws(JSONSyntaxError) -> String {
    guard let byte = peek else { throw error("expected a name or “}”") }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try parseString() }
    let start = index
    var bytes: [UInt8] = []
    while true {
      bytes += Array(takeWord().utf8)
      guard take("\\") else { break }
      guard take("u") else { throw error("expected \\u in a name without quotes") }
      append(try takeScalar(), to: &bytes)
    }
    guard !bytes.isEmpty else { throw error("expected a name or “}”") }
    return try decode(bytes, at: start)
  }

  private mutating func parseScalar() throws(JSONSyntaxError) -> PlainValue {
    let start = index
    let word = takeWord()
    switch word {
    case "true": return .boolean(true)
    case "false": return .boolean(false)
    case "null": throw error("null is no value here; leave the entry out", at: start)
    case "": throw error("unexpected \(describe(start))", at: start)
    case "Infinity", "+Infinity", "-Infinity", "NaN", "+NaN", "-NaN":
      throw error("“\(word)” is no number here", at: start)
    default:
      guard let number = JSONNumber.parse(word) else {
        throw error("“\(word)” is no value; texts stand in quotes", at: start)
      }
      return number
    }
  }
}

// MARK: - Texts

extension JSONParser {
  private mutating func parseString() throws(JSONSyntaxError) -> String {
    let start = index
    let quote = text[index]
    index += 1
    var bytes: [UInt8] = []
    while let byte = peek {
      index += 1
      switch byte {
      case quote: return try decode(bytes, at: start)
      case UInt8(ascii: "\\"): try parseEscape(into: &bytes)
      case UInt8(ascii: "\n"): throw error("the text is not closed", at: start)
      case ..<0x20: throw error("a control character must be escaped", at: index - 1)
      default: bytes.append(byte)
      }
    }
    throw error("the text is not closed", at: start)
  }

  private mutating func parseEscape(into bytes: inout [UInt8]) throws(JSONSyntaxError) {
    guard let byte = peek else { throw error("the text is not closed") }
    index += 1
    switch byte {
    case UInt8(ascii: "b"): bytes.append(0x08)
    case UInt8(ascii: "f"): bytes.append(0x0C)
    case UInt8(ascii: "n"): bytes.append(0x0A)
    case UInt8(ascii: "r"): bytes.append(0x0D)
    case UInt8(ascii: "t"): bytes.append(0x09)
    case UInt8(ascii: "v"): bytes.append(0x0B)
    case UInt8(ascii: "\n"): break
    case UInt8(ascii: "\r"): _ = take("\n")
    case UInt8(ascii: "x"): append(try takeHexadecimal(2), to: &bytes)
    case UInt8(ascii: "u"): append(try takeScalar(), to: &bytes)
    default: bytes.append(byte)
    }
  }

  /// The character of a `\u` escape, of two where the first is half of a pair.
  private mutating func takeScalar() throws(JSONSyntaxError) -> UInt32 {
    let start = index
    let first = try takeHexadecimal(4)
    guard (0xD800...0xDFFF).contains(first) else { return first }
    guard first < 0xDC00, take("\\"), take("u") else { throw error("half a character", at: start) }
    let second = try takeHexadecimal(4)
    guard (0xDC00...0xDFFF).contains(second) else { throw error("half a character", at: start) }
    return 0x10000 + ((first - 0xD800) << 10) + (second - 0xDC00)
  }

  private mutating func takeHexadecimal(_ digits: Int) throws(JSONSyntaxError) -> UInt32 {
    let end = index + digits
    guard end <= text.count,
      let value = UInt32(String(decoding: text[index..<end], as: UTF8.self), radix: 16)
    else { throw error("expected \(digits) hexadecimal digits") }
    index = end
    return value
  }

  private func append(_ value: UInt32, to bytes: inout [UInt8]) {
    bytes += Array(String(Character(Unicode.Scalar(value) ?? "\u{FFFD}")).utf8)
  }

  /// A text of the bytes; NUL is refused, since no D-Bus string may hold one.
  private func decode(_ bytes: [UInt8], at start: Int) throws(JSONSyntaxError) -> String {
    guard !bytes.contains(0) else { throw error("a text may not hold NUL", at: start) }
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw error("the text is no UTF-8", at: start)
    }
    return string
  }
}

// MARK: - Space, words and places

extension JSONParser {
  private var peek: UInt8? { index < text.count ? text[index] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard peek == UInt8(ascii: character) else { return false }
    index += 1
    return true
  }

  /// Letters, digits and what numbers and names are made of.
  private mutating func takeWord() -> String {
    let start = index
    while let byte = peek, Self.isWord(byte), spaceLength == 0 { index += 1 }
    return String(decoding: text[start..<index], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$+-.".utf8.contains(byte)
    }
  }

  private mutating func skipSpace() throws(JSONSyntaxError) {
    while let byte = peek {
      if byte == UInt8(ascii: "/") {
        try skipComment()
      } else if spaceLength > 0 {
        index += spaceLength
      } else {
        return
      }
    }
  }

  /// The bytes of the space that begins here; 0 where none does.
  private var spaceLength: Int {
    guard let byte = peek else { return 0 }
    if byte < 0x80 { return byte == 0x20 || (0x09...0x0D).contains(byte) ? 1 : 0 }
    let rest = String(decoding: text[index...].prefix(4), as: UTF8.self)
    guard let scalar = rest.unicodeScalars.first else { return 0 }
    let isSpace = scalar.properties.isWhitespace || scalar == "\u{FEFF}"
    return isSpace ? String(scalar).utf8.count : 0
  }

  /// Whether a line ends here, as JSON5 has it.
  private var isAtLineEnd: Bool {
    peek == 0x0A || peek == 0x0D || text[index...].starts(with: [0xE2, 0x80, 0xA8])
      || text[index...].starts(with: [0xE2, 0x80, 0xA9])
  }

  private mutating func skipComment() throws(JSONSyntaxError) {
    let start = index
    index += 1
    if take("/") {
      while peek != nil && !isAtLineEnd { index += 1 }
    } else if take("*") {
      while index + 1 < text.count {
        if text[index] == UInt8(ascii: "*"), text[index + 1] == UInt8(ascii: "/") {
          index += 2
          return
        }
        index += 1
      }
      throw error("the comment is not closed", at: start)
    } else {
      throw error("unexpected “/”", at: start)
    }
  }

  private func describe(_ index: Int) -> String {
    let rest = String(decoding: text[index...].prefix(4), as: UTF8.self)
    return rest.first.map { "“\($0)”" } ?? "end of the file"
  }

  private func error(_ reason: String, at offset: Int? = nil) -> JSONSyntaxError {
    JSONSyntaxError(position: position(of: offset ?? index), reason: reason)
  }

  /// Columns count characters, as editors do.
  private func position(of offset: Int) -> TextPosition {
    let line = lineStarts.partitioningIndex { $0 > offset }
    let start = lineStarts[line - 1]
    let column = String(decoding: text[start..<min(offset, text.count)], as: UTF8.self).count
    return TextPosition(line: line, column: column + 1)
  }
}

extension [Int] {
  /// The first index whose element satisfies a condition that all later ones satisfy too.
  fileprivate func partitioningIndex(where belongs: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if belongs(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
