internal import ControlModel
internal import ControlProtocol

/// A JSON5 text that was read, and can be read again for the place of any of its values, so that a
/// wrong value is pointed at as precisely as a missing comma.
struct JSONDocument: Sendable {
  /// The top value.
  let value: PlainValue
  private let text: [UInt8]

  /// Reads a UTF-8 text.
  init(parsing text: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(text: text)
    value = try parser.parseDocument()
    self.text = text
  }

  /// The entries of the top value, which has to be an object.
  func object() throws(JSONSyntaxError) -> [String: PlainValue] {
    guard case .dictionary(let entries) = value else {
      throw error(at: "", "the file must hold an object, { … }")
    }
    return entries
  }

  /// An error about the value at a path (`controls[2].kind`), or about the nearest value around it.
  func error(at path: String, _ reason: String) -> JSONSyntaxError {
    let positions = positions
    var path = path
    while positions[path] == nil, let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) {
      path = String(path[..<end])
    }
    let position = positions[path] ?? positions[""] ?? TextPosition(line: 1, column: 1)
    return JSONSyntaxError(position: position, reason: reason)
  }

  /// Where each value begins, by its path.
  private var positions: [String: TextPosition] {
    var parser = JSONParser(text: text, recordsPositions: true)
    _ = try? parser.parseDocument()
    return parser.positions
  }

  /// An error that a codec found inside the value at a path.
  func error(at path: String, _ error: DictionaryError) -> JSONSyntaxError {
    self.error(at: path.isEmpty ? error.key : "\(path).\(error.key)", error.description)
  }
}
