internal import ControlModel
internal import ControlProtocol

/// A JSON5 text that was read, with the place of each of its values, so that a wrong value can be
/// pointed at as precisely as a missing comma.
struct JSONDocument: Sendable {
  /// The top value.
  var value: PlainValue
  /// Where each value begins, by its path from the top: `controls[2].kind`.
  var positions: [String: TextPosition]

  /// Reads a UTF-8 text.
  init(parsing text: [UInt8]) throws(JSONSyntaxError) {
    var parser = JSONParser(text: text)
    value = try parser.parseDocument()
    positions = parser.positions
  }

  /// The entries of the top value, which has to be an object.
  func object() throws(JSONSyntaxError) -> [String: PlainValue] {
    guard case .dictionary(let entries) = value else {
      throw error(at: "", "the file must hold an object, { … }")
    }
    return entries
  }

  /// An error about the value at a path, or about the nearest value around it.
  func error(at path: String, _ reason: String) -> JSONSyntaxError {
    var path = path
    while positions[path] == nil, let end = path.lastIndex(where: { $0 == "." || $0 == "[" }) {
      path = String(path[..<end])
    }
    let position = positions[path] ?? positions[""] ?? TextPosition(line: 1, column: 1)
    return JSONSyntaxError(position: position, reason: reason)
  }

  /// An error that a codec found inside the value at a path.
  func error(at path: String, _ error: DictionaryError) -> JSONSyntaxError {
    self.error(at: path.isEmpty ? error.key : "\(path).\(error.key)", error.description)
  }
}
