extension Dictionary: BusValue, MethodResult where Key: BasicBusValue, Value: BusValue {
  private static var entry: Signature {
    Signature(unchecked: Key.signature.rawValue + Value.signature.rawValue)
  }

  private static var element: Signature { Signature(unchecked: "{\(entry)}") }

  /// `a{…}` with the types of key and value.
  public static var signature: Signature { Signature(unchecked: "a{\(entry)}") }

  /// Appends the entries, in no particular order.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    let entry = Self.entry
    try writer.openContainer("a", Self.element)
    for (key, value) in self {
      try writer.openContainer("e", entry)
      try key.append(to: writer)
      try value.append(to: writer)
      try writer.closeContainer()
    }
    try writer.closeContainer()
  }

  /// Reads a dictionary; of a key that comes twice the last value stays.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    let entry = Self.entry
    self = [:]
    try reader.enterContainer("a", Self.element)
    while !reader.isAtEnd {
      try reader.enterContainer("e", entry)
      let key = try Key(from: reader)
      self[key] = try Value(from: reader)
      try reader.exitContainer()
    }
    try reader.exitContainer()
  }
}
