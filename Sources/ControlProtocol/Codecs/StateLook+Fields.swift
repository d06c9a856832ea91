public import Bus
public import ControlModel

extension StateLook {
  /// Writes the look under the keys `Subtitle`, `Symbol`, `IconName` and `ActionHint`.
  func write<Writer: FieldWriter & ~Copyable>(
    to writer: borrowing Writer
  ) throws(Writer.Failure) {
    try writer.set("Subtitle", text: subtitle)
    try writer.set("Symbol", text: symbol)
    try writer.set("IconName", text: iconName)
    try writer.set("ActionHint", text: actionHint)
  }

  /// Takes one field in.
  mutating func take<Reader: FieldReader & ~Copyable>(
    _ key: String, from reader: borrowing Reader
  ) throws(Reader.Failure) {
    switch key {
    case "Subtitle": subtitle = try reader.text(key)
    case "Symbol": symbol = try reader.text(key)
    case "IconName": iconName = try reader.text(key)
    case "ActionHint": actionHint = try reader.text(key)
    default: try reader.skip()
    }
  }
}

extension StateLook: DictionaryCoded {
  /// The look as a dictionary.
  public var dictionary: [String: PlainValue] {
    DictionaryWriter.filled(capacity: 4) { write(to: $0) }
  }

  /// Reads a look.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    self.init()
    for field in dictionary { try take(field.key, from: DictionaryField(field.value)) }
  }
}

extension StateLook: BusValue {
  /// `a{sv}`.
  public static var signature: Signature { Signature(unchecked: "a{sv}") }

  /// Appends the look as a dictionary.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.appendFields { () throws(BusError) in try write(to: writer) }
  }

  /// Reads a look; a field of the wrong type is `InvalidArgs` and named.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self.init()
    try reader.forEachField { (key) throws(BusError) in try take(key, from: reader) }
  }
}
