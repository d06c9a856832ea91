public import Bus
internal import ControlModel

extension MessageWriter: FieldWriter {
  func write(_ key: String, text: String) throws(BusError) { try append(key, text) }
  func write(_ key: String, flag: Bool) throws(BusError) { try append(key, flag) }
  func write(_ key: String, number: UInt64) throws(BusError) { try append(key, number) }
  func write(_ key: String, look: StateLook) throws(BusError) { try append(key, look) }

  /// Appends an `a{sv}` of the fields that the closure writes.
  func appendFields(_ write: () throws(BusError) -> Void) throws(BusError) {
    try openContainer("a", Signature(unchecked: "{sv}"))
    try write()
    try closeContainer()
  }

  private func append<Value: BusValue>(_ key: String, _ value: Value) throws(BusError) {
    try appendEntry(key, of: Value.signature) { () throws(BusError) in try value.append(to: self) }
  }
}
