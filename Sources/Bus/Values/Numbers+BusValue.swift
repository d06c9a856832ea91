extension Bool: BasicBusValue {
  /// `b`.
  public static var signature: Signature { Signature(unchecked: "b") }

  /// Appends the value; a D-Bus boolean is a C `int`.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("b", self ? 1 as Int32 : 0)
  }

  /// Reads a boolean.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("b", into: 0 as Int32) != 0
  }
}

extension UInt8: BasicBusValue {
  /// `y`.
  public static var signature: Signature { Signature(unchecked: "y") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("y", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("y", into: 0)
  }
}

extension Int16: BasicBusValue {
  /// `n`.
  public static var signature: Signature { Signature(unchecked: "n") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("n", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("n", into: 0)
  }
}

extension UInt16: BasicBusValue {
  /// `q`.
  public static var signature: Signature { Signature(unchecked: "q") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("q", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("q", into: 0)
  }
}

extension Int32: BasicBusValue {
  /// `i`.
  public static var signature: Signature { Signature(unchecked: "i") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("i", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("i", into: 0)
  }
}

extension UInt32: BasicBusValue {
  /// `u`.
  public static var signature: Signature { Signature(unchecked: "u") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("u", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("u", into: 0)
  }
}

extension Int64: BasicBusValue {
  /// `x`.
  public static var signature: Signature { Signature(unchecked: "x") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("x", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("x", into: 0)
  }
}

extension UInt64: BasicBusValue {
  /// `t`.
  public static var signature: Signature { Signature(unchecked: "t") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("t", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("t", into: 0)
  }
}

extension Double: BasicBusValue {
  /// `d`.
  public static var signature: Signature { Signature(unchecked: "d") }

  /// Appends the value.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("d", self)
  }

  /// Reads the value.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.read("d", into: 0)
  }
}
