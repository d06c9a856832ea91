public import ControlModel

extension PlacedControl: DictionaryCoded {
  /// The control under the keys `id`, `kind`, `type` and `configuration`, as the user's file has it.
  public var dictionary: [String: PlainValue] {
    let writer = DictionaryWriter()
    writer.set("id", .string(id))
    writer.set("kind", .string(kind))
    writer.set("type", text: controlType == .unknown ? "" : controlType.rawValue)
    if !configuration.values.isEmpty {
      writer.set("configuration", .dictionary(configuration.values))
    }
    return writer.dictionary
  }

  /// Reads a control; it must have an id and a kind.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    let reader = DictionaryReader(dictionary: dictionary)
    let id = try reader.string("id")
    guard !id.isEmpty else { throw reader.wrong("id", "a text that is not empty") }
    let kind = try reader.string("kind")
    guard !kind.isEmpty else { throw reader.wrong("kind", "a text that is not empty") }
    self.init(
      id: id, kind: kind, controlType: try reader.choice("type", default: .unknown),
      configuration: try Self.configuration(reader))
  }

  private static func configuration(_ reader: DictionaryReader) throws(DictionaryError)
    -> Configuration
  {
    switch reader.dictionary["configuration"] {
    case nil: return [:]
    case .dictionary(let values): return Configuration(values)
    default: throw reader.wrong("configuration", "a dictionary")
    }
  }
}
