internal import Bus

/// What came of an action beside its snapshot, as it comes in.
struct SentOutcome: BusValue {
  private(set) var dialog = ""
  private var look: UInt64?
  private var value: Bool?

  var known: (look: UInt64, value: Bool)? {
    guard let look, let value else { return nil }
    return (look, value)
  }

  static var signature: Signature { Signature(unchecked: "a{sv}") }

  func append(to writer: borrowing MessageWriter) throws(BusError) {
    throw .failed("An outcome is only read")
  }

  init(from reader: borrowing MessageReader) throws(BusError) {
    try reader.forEachField { (key) throws(BusError) in
      switch key {
      case "Dialog": dialog = try reader.text(key)
      case "Look": look = try reader.number(key)
      case "Value": value = try reader.flag(key)
      default: try reader.skip()
      }
    }
  }
}
