extension String: BasicBusValue {
  /// `s`.
  public static var signature: Signature { Signature(unchecked: "s") }

  /// Appends the text; throws `InvalidArgs` if it contains a NUL.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("s", text: self)
  }

  /// Reads text.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try reader.readText("s")
  }
}

extension ObjectPath: BasicBusValue {
  /// `o`.
  public static var signature: Signature { Signature(unchecked: "o") }

  /// Appends the path.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("o", text: rawValue)
  }

  /// Reads a path.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self.init(unchecked: try reader.readText("o"))
  }
}

extension Signature: BasicBusValue {
  /// `g`.
  public static var signature: Signature { Signature(unchecked: "g") }

  /// Appends the signature.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("g", text: rawValue)
  }

  /// Reads a signature.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self.init(unchecked: try reader.readText("g"))
  }
}

/// The other names travel as `s` and are checked when they are read.
extension ValidatedName where Self: BasicBusValue {
  /// `s`.
  public static var signature: Signature { Signature(unchecked: "s") }

  /// Appends the name.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("s", text: rawValue)
  }

  /// Reads a name; throws `InvalidArgs` for text that is none.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    let text = try reader.readText("s")
    guard let name = Self(text) else {
      throw .invalidArguments("\"\(text)\" is no valid \(Self.self)")
    }
    self = name
  }
}

extension BusName: BasicBusValue {}
extension InterfaceName: BasicBusValue {}
extension MemberName: BasicBusValue {}
extension ErrorName: BasicBusValue {}
