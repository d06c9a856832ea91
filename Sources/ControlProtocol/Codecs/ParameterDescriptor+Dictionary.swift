public import ControlModel

extension ParameterDescriptor: DictionaryCoded {
  /// The descriptor under the keys that `dbus/interfaces/org.controlbus.GalleryItem1.xml` lists.
  public var dictionary: [String: PlainValue] {
    let writer = DictionaryWriter()
    writer.set("Name", text: name)
    writer.set("Title", text: title)
    writer.set("Description", text: description)
    writer.set("Type", text: type.rawValue)
    writer.set("List", .boolean(isList))
    writer.set("Required", .boolean(isRequired))
    writer.set("Default", defaultValue)
    writer.set("Minimum", range.flatMap { $0.lowerBound.isFinite ? .double($0.lowerBound) : nil })
    writer.set("Maximum", range.flatMap { $0.upperBound.isFinite ? .double($0.upperBound) : nil })
    writer.set("HasOptions", .boolean(hasOptions))
    writer.set("Searchable", .boolean(isSearchable))
    writer.set("DependsOn", texts: dependencies)
    return writer.dictionary
  }

  /// Reads a descriptor; it must have a name and a type.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    let reader = DictionaryReader(dictionary: dictionary)
    let name = try reader.string("Name")
    guard !name.isEmpty else { throw reader.wrong("Name", "a name") }
    guard dictionary["Type"] != nil else { throw reader.wrong("Type", "a parameter type") }
    self.init(
      name: name, title: try reader.string("Title"),
      description: try reader.string("Description"),
      type: try reader.choice("Type", default: .string),
      isList: try reader.boolean("List", default: false),
      isRequired: try reader.boolean("Required", default: false),
      defaultValue: dictionary["Default"], range: try Self.range(reader),
      hasOptions: try reader.boolean("HasOptions", default: false),
      isSearchable: try reader.boolean("Searchable", default: false),
      dependencies: try reader.strings("DependsOn"))
  }

  private static func range(_ reader: DictionaryReader) throws(DictionaryError)
    -> ClosedRange<Double>?
  {
    let minimum = try reader.number("Minimum")
    let maximum = try reader.number("Maximum")
    guard minimum != nil || maximum != nil else { return nil }
    let lower = minimum ?? -.infinity
    let upper = maximum ?? .infinity
    guard lower <= upper else { throw reader.wrong("Maximum", "no smaller than Minimum") }
    return lower...upper
  }
}
