extension Array: BusValue, MethodResult where Element: BusValue {
  /// `a` and the element's type.
  public static var signature: Signature { Signature(unchecked: "a" + Element.signature.rawValue) }

  /// Appends the elements in their order.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    if Element.self == UInt8.self, let bytes = self as? [UInt8] {
      return try writer.append(bytes: bytes)
    }
    try writer.openContainer("a", Element.signature)
    for element in self { try element.append(to: writer) }
    try writer.closeContainer()
  }

  /// Reads an array.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    if Element.self == UInt8.self, let bytes = try reader.readBytes() as? [Element] {
      self = bytes
      return
    }
    self = []
    try reader.enterContainer("a", Element.signature)
    while !reader.isAtEnd { append(try Element(from: reader)) }
    try reader.exitContainer()
  }
}
