internal import ControlModel

/// A JSON document that keeps the order of its keys, so that the output is the same every time.
indirect enum JSONValue: Hashable, Sendable {
  /// `null`.
  case null
  /// A truth value.
  case boolean(Bool)
  /// A whole number.
  case integer(Int64)
  /// A number; one that JSON cannot write becomes `null`.
  case double(Double)
  /// A text.
  case string(String)
  /// Several values.
  case array([JSONValue])
  /// Named values in their order.
  case object([JSONMember])

  /// Makes an object of keys and values.
  static func members(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .object(members.map { JSONMember(key: $0.key, value: $0.value) })
  }

  /// Makes an array of texts.
  static func strings(_ texts: [String]) -> JSONValue { .array(texts.map { .string($0) }) }

  /// The JSON form of a value that travels on the bus; the keys in alphabetical order.
  init(_ value: PlainValue) {
    switch value {
    case .boolean(let value): self = .boolean(value)
    case .integer(let value): self = .integer(value)
    case .double(let value): self = .double(value)
    case .string(let value): self = .string(value)
    case .list(let values): self = .array(values.map { JSONValue($0) })
    case .dictionary(let values): self.init(values)
    }
  }

  /// The object of a dictionary; the keys in alphabetical order.
  init(_ values: [String: PlainValue]) {
    let sorted = values.sorted { $0.key < $1.key }
    self = .object(sorted.map { JSONMember(key: $0.key, value: JSONValue($0.value)) })
  }
}
