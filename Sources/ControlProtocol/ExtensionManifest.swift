public import ControlModel

/// What an extension's manifest file says: who it is and which kinds it offers, so that the gallery
/// needs no launch.
public struct ExtensionManifest: Hashable, Sendable {
  /// The bus name; the file is called after it.
  public var busName: String
  /// The name shown to people.
  public var name: String
  /// The app groups whose stores its controls use.
  public var appGroups: [String]
  /// The desktop id of its app; empty for none.
  public var desktopID: String
  /// The gettext domain of its texts; empty for none.
  public var gettextDomain: String
  /// Whether any of its kinds has a live provider.
  public var live: Bool
  /// The kinds as they were when the extension was installed.
  public var kinds: [KindDescriptor]

  /// Makes a manifest; what is not given is empty.
  public init(
    busName: String, name: String = "", appGroups: [String] = [], desktopID: String = "",
    gettextDomain: String = "", live: Bool = false, kinds: [KindDescriptor] = []
  ) {
    self.busName = busName
    self.name = name
    self.appGroups = appGroups
    self.desktopID = desktopID
    self.gettextDomain = gettextDomain
    self.live = live
    self.kinds = kinds
  }
}

extension ExtensionManifest: DictionaryCoded {
  /// The manifest under the keys of its JSON file.
  public var dictionary: [String: PlainValue] {
    let writer = DictionaryWriter()
    writer.set("busName", text: busName)
    writer.set("name", text: name)
    writer.set("appGroups", texts: appGroups)
    writer.set("desktopID", text: desktopID)
    writer.set("gettextDomain", text: gettextDomain)
    writer.set("live", .boolean(live))
    writer.set("kinds", many: kinds)
    return writer.dictionary
  }

  /// Reads a manifest; it must have a bus name.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    let reader = DictionaryReader(dictionary: dictionary)
    let busName = try reader.string("busName")
    guard !busName.isEmpty else { throw reader.wrong("busName", "a bus name") }
    self.init(
      busName: busName, name: try reader.string("name"),
      appGroups: try reader.strings("appGroups"), desktopID: try reader.string("desktopID"),
      gettextDomain: try reader.string("gettextDomain"),
      live: try reader.boolean("live", default: false),
      kinds: try reader.many("kinds", KindDescriptor.self))
  }
}

extension ExtensionManifest: Codable {
  /// Reads the JSON form; what is malformed is an error that names its key.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    try self.init(dictionary: try container.decode([String: PlainValue].self))
  }

  /// Writes the JSON form.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dictionary)
  }
}
