public import ControlModel

extension ParameterOption: DictionaryCoded {
  /// The choice under the keys `Value`, `Title`, `Subtitle`, `IconName` and `Section`.
  public var dictionary: [String: PlainValue] {
    let writer = DictionaryWriter()
    writer.set("Value", value)
    writer.set("Title", text: title)
    writer.set("Subtitle", text: subtitle)
    writer.set("IconName", text: iconName)
    writer.set("Section", text: section)
    return writer.dictionary
  }

  /// Reads a choice; it must have a value.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    let reader = DictionaryReader(dictionary: dictionary)
    guard let value = dictionary["Value"] else { throw reader.wrong("Value", "given") }
    self.init(
      value: value, title: try reader.string("Title"), subtitle: try reader.string("Subtitle"),
      iconName: try reader.string("IconName"), section: try reader.string("Section"))
  }
}
