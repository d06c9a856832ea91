internal import ControlModel

extension PlainValue {
  /// The bytes of all texts in the value, names included.
  var textSize: Int {
    switch self {
    case .boolean, .integer, .double: 8
    case .string(let text): text.utf8.count
    case .list(let values): values.reduce(8) { $0 + $1.textSize }
    case .dictionary(let values): values.textSize
    }
  }
}

extension Dictionary where Key == String, Value == PlainValue {
  /// The bytes of all texts in the dictionary, names included.
  var textSize: Int { reduce(8) { $0 + $1.key.utf8.count + $1.value.textSize } }
}
