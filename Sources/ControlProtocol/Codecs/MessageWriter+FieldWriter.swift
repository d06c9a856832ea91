public import Bus
internal import ControlModel

extension MessageWriter: FieldWriter {
  private static var entry: Signature { Signature(unchecked: "sv") }

  func write(_ key: String, text: String) throws(BusError) { try append(key, text) }
  func write(_ key: String, flag: Bool) throws(BusError) { try append(key, flag) }
  func write(_ key: String, look: StateLook) throws(BusError) { try append(key, look) }

  /// Appends one entry of an `a{sv}`.
  private func append<Value: BusValue>(_ key: String, _ value: Value) throws(BusError) {
    try openContainer("e", Self.entry)
    try key.append(to: self)
    try openContainer("v", Value.signature)
    try value.append(to: self)
    try closeContainer()
    try closeContainer()
  }
}
