/// A value of a known type that travels as a variant: what `Get` returns and `Set` takes.
struct Boxed<Value: BusValue>: BusValue {
  let value: Value

  init(_ value: Value) { self.value = value }

  static var signature: Signature { Variant.signature }

  func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.openContainer("v", Value.signature)
    try value.append(to: writer)
    try writer.closeContainer()
  }

  init(from reader: borrowing MessageReader) throws(BusError) {
    try reader.enterContainer("v", Value.signature)
    value = try Value(from: reader)
    try reader.exitContainer()
  }
}
