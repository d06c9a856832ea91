internal import ControlModel

/// Reads the forms of simple values; what does not fit is told in words that name what was expected.
extension _PlainForm {
  func boolean() throws -> Bool {
    guard case .boolean(let value) = value else { throw mismatch("a truth value") }
    return value
  }

  func integer() throws -> Int64 {
    switch value {
    case .integer(let value): return value
    case .double(let value):
      guard let whole = Int64(exactly: value) else { throw mismatch("a whole number") }
      return whole
    default: throw mismatch("a whole number")
    }
  }

  func double() throws -> Double {
    switch value {
    case .integer(let value): return Double(value)
    case .double(let value): return value
    default: throw mismatch("a number")
    }
  }

  func string() throws -> String {
    guard case .string(let value) = value else { throw mismatch("a text") }
    return value
  }

  func dictionary() throws -> [String: _PlainForm] {
    guard case .dictionary(let values) = value else { throw mismatch("named values") }
    return values.mapValues { _PlainForm($0) }
  }

  /// An identifier or a raw value: a text, or a number written out.
  func identifier() throws -> String {
    switch value {
    case .string(let value): return value
    case .integer(let value): return String(value)
    case .double(let value): return String(value)
    default: throw mismatch("an identifier")
    }
  }

  func mismatch(_ expected: String) -> InvalidForm {
    InvalidForm(reason: "\(expected) is expected")
  }
}
