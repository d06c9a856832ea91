/// A D-Bus structure: a fixed sequence of values.
public struct Struct<each Field: BusValue>: BusValue {
  /// The fields in their order.
  public let fields: (repeat each Field)

  /// A structure of these fields.
  public init(_ fields: repeat each Field) {
    self.fields = (repeat each fields)
  }

  private static var contents: Signature { .joining(repeat (each Field).self) }

  /// The fields' types in parentheses.
  public static var signature: Signature { Signature(unchecked: "(\(contents))") }

  /// Appends the structure.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.openContainer("r", Self.contents)
    repeat try (each fields).append(to: writer)
    try writer.closeContainer()
  }

  /// Reads a structure.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    try reader.enterContainer("r", Self.contents)
    let fields = try (repeat (each Field)(from: reader))
    try reader.exitContainer()
    self.init(repeat each fields)
  }
}

extension Struct: Equatable where repeat each Field: Equatable {
  /// Whether all fields are equal.
  public static func == (left: Struct, right: Struct) -> Bool {
    for (left, right) in repeat (each left.fields, each right.fields) {
      guard left == right else { return false }
    }
    return true
  }
}

extension Struct: Hashable where repeat each Field: Hashable {
  /// Hashes all fields.
  public func hash(into hasher: inout Hasher) {
    for field in repeat each fields { hasher.combine(field) }
  }
}
