public import ControlModel

extension StateLook: DictionaryCoded {
  /// The look under the keys `Subtitle`, `Symbol`, `IconName` and `ActionHint`.
  public var dictionary: [String: PlainValue] {
    var writer = DictionaryWriter(capacity: 4)
    writer.set("Subtitle", text: subtitle)
    writer.set("Symbol", text: symbol)
    writer.set("IconName", text: iconName)
    writer.set("ActionHint", text: actionHint)
    return writer.dictionary
  }

  /// Reads a look.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    let reader = DictionaryReader(dictionary: dictionary)
    self.init(
      subtitle: try reader.string("Subtitle"), symbol: try reader.string("Symbol"),
      iconName: try reader.string("IconName"), actionHint: try reader.string("ActionHint"))
  }
}
