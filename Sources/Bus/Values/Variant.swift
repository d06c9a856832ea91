/// A value of any type together with its type: D-Bus' `v`.
public indirect enum Variant: Hashable, Sendable {
  /// `y`.
  case byte(UInt8)
  /// `b`.
  case boolean(Bool)
  /// `n`.
  case int16(Int16)
  /// `q`.
  case uint16(UInt16)
  /// `i`.
  case int32(Int32)
  /// `u`.
  case uint32(UInt32)
  /// `x`.
  case int64(Int64)
  /// `t`.
  case uint64(UInt64)
  /// `d`.
  case double(Double)
  /// `s`.
  case string(String)
  /// `o`.
  case objectPath(ObjectPath)
  /// `g`.
  case signature(Signature)
  /// `h`.
  case fileDescriptor(FileDescriptor)
  /// `a…`: elements of one complete type.
  case array(of: Signature, [Variant])
  /// `a{…}`: entries of one key type and one value type.
  case dictionary(key: Signature, value: Signature, [Entry])
  /// `(…)`: at least one field.
  case structure([Variant])
  /// `v`: a variant inside a variant.
  case variant(Variant)

  /// One entry of a dictionary.
  public struct Entry: Hashable, Sendable {
    /// The key, of a basic type.
    public var key: Variant
    /// The value.
    public var value: Variant

    /// An entry.
    public init(key: Variant, value: Variant) {
      self.key = key
      self.value = value
    }
  }

  /// The type of the value inside.
  public var contentSignature: Signature {
    switch self {
    case .byte: UInt8.signature
    case .boolean: Bool.signature
    case .int16: Int16.signature
    case .uint16: UInt16.signature
    case .int32: Int32.signature
    case .uint32: UInt32.signature
    case .int64: Int64.signature
    case .uint64: UInt64.signature
    case .double: Double.signature
    case .string: String.signature
    case .objectPath: ObjectPath.signature
    case .signature: Signature.signature
    case .fileDescriptor: FileDescriptor.signature
    case .array(let element, _): Signature(unchecked: "a\(element)")
    case .dictionary(let key, let value, _): Signature(unchecked: "a{\(key)\(value)}")
    case .structure(let fields): Signature(unchecked: "(\(fields.joinedSignature))")
    case .variant: Variant.signature
    }
  }
}

extension [Variant] {
  var joinedSignature: Signature {
    Signature(unchecked: map(\.contentSignature.rawValue).joined())
  }
}
