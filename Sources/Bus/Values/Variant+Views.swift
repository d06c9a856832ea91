extension Variant {
  /// A dictionary from text to values of any type, `a{sv}`, in the order of the keys.
  public static func dictionary(_ values: [String: Variant]) -> Variant {
    let entries = values.sorted { $0.key < $1.key }.map { key, value in
      Entry(key: .string(key), value: .variant(value))
    }
    return .dictionary(key: String.signature, value: Variant.signature, entries)
  }

  /// A list of texts, `as`.
  public static func strings(_ values: [String]) -> Variant {
    .array(of: String.signature, values.map(Variant.string))
  }

  /// The boolean inside.
  public var boolValue: Bool? {
    if case .boolean(let value) = unwrapped { value } else { nil }
  }

  /// The text inside, also of a path or a signature.
  public var stringValue: String? {
    switch unwrapped {
    case .string(let value): value
    case .objectPath(let value): value.rawValue
    case .signature(let value): value.rawValue
    default: nil
    }
  }

  /// The integer inside, of any width; nil for one above `Int64.max`.
  public var int64Value: Int64? {
    switch unwrapped {
    case .byte(let value): Int64(value)
    case .int16(let value): Int64(value)
    case .uint16(let value): Int64(value)
    case .int32(let value): Int64(value)
    case .uint32(let value): Int64(value)
    case .int64(let value): value
    case .uint64(let value): Int64(exactly: value)
    default: nil
    }
  }

  /// The number inside, also of an integer.
  public var doubleValue: Double? {
    switch unwrapped {
    case .double(let value): value
    case .uint64(let value): Double(value)
    default: int64Value.map(Double.init)
    }
  }

  /// The path inside.
  public var objectPathValue: ObjectPath? {
    if case .objectPath(let value) = unwrapped { value } else { nil }
  }

  /// The open file inside.
  public var fileDescriptorValue: FileDescriptor? {
    if case .fileDescriptor(let value) = unwrapped { value } else { nil }
  }

  /// The elements of an array or the fields of a structure, each freed of its own `v`.
  public var arrayValue: [Variant]? {
    switch unwrapped {
    case .array(_, let values): values.map(\.unwrapped)
    case .structure(let values): values.map(\.unwrapped)
    default: nil
    }
  }

  /// The entries of a dictionary whose keys are text, each value freed of its own `v`. Of a key
  /// that comes twice the last value counts.
  public var dictionaryValue: [String: Variant]? {
    guard case .dictionary(let key, _, let entries) = unwrapped, key == String.signature else {
      return nil
    }
    var values: [String: Variant] = [:]
    for entry in entries {
      if let key = entry.key.stringValue { values[key] = entry.value.unwrapped }
    }
    return values
  }

  /// The value without the variants that were put round it.
  public var unwrapped: Variant {
    if case .variant(let inner) = self { inner.unwrapped } else { self }
  }
}
