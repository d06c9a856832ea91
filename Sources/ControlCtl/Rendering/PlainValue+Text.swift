internal import ControlModel

extension PlainValue {
  /// The value as a person would type it for a parameter.
  var plainText: String {
    switch self {
    case .boolean(let value): value ? "true" : "false"
    case .integer(let value): String(value)
    case .double(let value): NumberText.of(value)
    case .string(let value): value
    case .list(let values):
      values.map { $0.plainText.escapingCommas }.joined(separator: ",")
    case .dictionary(let values):
      values.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value.plainText)" }
        .joined(separator: " ")
    }
  }
}

extension String {
  /// The text as one element of a list whose elements stand between commas.
  fileprivate var escapingCommas: String {
    reduce(into: "") { text, character in
      if character == "," || character == "\\" { text.append("\\") }
      text.append(character)
    }
  }
}
