internal import ControlModel

/// Writes plain JSON that people can read: two spaces of indentation, names in a steady order.
struct JSONWriter {
  private var text = ""
  private let leadingNames: [String]

  /// The text of a value, with a newline at its end.
  ///
  /// - Parameter leadingNames: names that stand before all others in an object, in this order; the
  ///   others follow alphabetically.
  static func text(of value: PlainValue, leadingNames: [String] = []) -> String {
    var writer = JSONWriter(leadingNames: leadingNames)
    writer.write(value, indentation: "")
    return writer.text + "\n"
  }

  private init(leadingNames: [String]) {
    self.leadingNames = leadingNames
  }

  private mutating func write(_ value: PlainValue, indentation: String) {
    switch value {
    case .boolean(let truth): text += truth ? "true" : "false"
    case .integer(let number): text += String(number)
    case .double(let number): text += number.isFinite ? String(number) : "0.0"
    case .string(let string): write(string)
    case .list(let values):
      writeBlock("[", "]", values, indentation) { $0.write($1, indentation: $2) }
    case .dictionary(let entries):
      writeBlock("{", "}", sorted(entries), indentation) { writer, entry, inner in
        writer.write(entry.key)
        writer.text += ": "
        writer.write(entry.value, indentation: inner)
      }
    }
  }

  private mutating func writeBlock<Element>(
    _ opening: String, _ closing: String, _ elements: [Element], _ indentation: String,
    _ writeElement: (inout JSONWriter, Element, String) -> Void
  ) {
    guard !elements.isEmpty else { return text += opening + closing }
    let inner = indentation + "  "
    text += opening
    for (index, element) in elements.enumerated() {
      text += (index == 0 ? "\n" : ",\n") + inner
      writeElement(&self, element, inner)
    }
    text += "\n" + indentation + closing
  }

  private func sorted(_ entries: [String: PlainValue]) -> [(key: String, value: PlainValue)] {
    let rank = { leadingNames.firstIndex(of: $0) ?? leadingNames.count }
    return entries.sorted { (rank($0.key), $0.key) < (rank($1.key), $1.key) }
  }

  private mutating func write(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\" + String(scalar)
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case ..<" ":
        text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
