public import ControlModel

extension KindDescriptor: DictionaryCoded {
  /// The descriptor under the keys that `dbus/interfaces/org.controlbus.Extension1.xml` lists.
  public var dictionary: [String: PlainValue] {
    let writer = DictionaryWriter()
    writer.set("Kind", .string(kind))
    writer.set("ControlType", text: controlType.rawValue)
    writer.set("DisplayName", text: displayName)
    writer.set("Description", text: description)
    writer.set("Preview", one: preview)
    writer.set("Parameters", many: parameters)
    writer.set("PromptsForConfiguration", .boolean(promptsForConfiguration))
    writer.set("Live", .boolean(isLive))
    writer.set("Problem", problem.map { .string($0) })
    return writer.dictionary
  }

  /// Reads a descriptor; it must have its `Kind`, be it empty.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    let reader = DictionaryReader(dictionary: dictionary)
    guard dictionary["Kind"] != nil else { throw reader.wrong("Kind", "given") }
    self.init(
      kind: try reader.string("Kind"),
      controlType: try reader.choice("ControlType", default: .unknown),
      displayName: try reader.string("DisplayName"),
      description: try reader.string("Description"),
      preview: try reader.one("Preview", Snapshot.self),
      parameters: try reader.many("Parameters", ParameterDescriptor.self),
      promptsForConfiguration: try reader.boolean("PromptsForConfiguration", default: false),
      isLive: try reader.boolean("Live", default: false),
      problem: dictionary["Problem"] == nil ? nil : try reader.string("Problem"))
  }
}
