extension JSONValue {
  /// The document on one line.
  var compactText: String {
    var text = ""
    write(to: &text, indentation: nil)
    return text
  }

  /// The document with one member a line, indented by two spaces.
  var indentedText: String {
    var text = ""
    write(to: &text, indentation: 0)
    return text
  }

  private func write(to text: inout String, indentation: Int?) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += String(value)
    case .double(let value): text += value.isFinite ? "\(value)" : "null"
    case .string(let value): Self.write(value, to: &text)
    case .array(let values):
      Self.write(values, "[", "]", to: &text, indentation: indentation) { value, text, inner in
        value.write(to: &text, indentation: inner)
      }
    case .object(let members):
      Self.write(members, "{", "}", to: &text, indentation: indentation) { member, text, inner in
        Self.write(member.key, to: &text)
        text += inner == nil ? ":" : ": "
        member.value.write(to: &text, indentation: inner)
      }
    }
  }

  private static func write<Item>(
    _ items: [Item], _ opening: String, _ closing: String, to text: inout String,
    indentation: Int?, item write: (Item, inout String, Int?) -> Void
  ) {
    let inner = indentation.map { $0 + 1 }
    text += opening
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      startLine(&text, inner)
      write(item, &text, inner)
    }
    if !items.isEmpty { startLine(&text, indentation) }
    text += closing
  }

  private static func startLine(_ text: inout String, _ indentation: Int?) {
    guard let indentation else { return }
    text += "\n" + String(repeating: "  ", count: indentation)
  }

  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case "\u{0}"..<" ", "\u{7F}", "\u{2028}", "\u{2029}": text += escape(scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar) -> String {
    let digits = String(scalar.value, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
