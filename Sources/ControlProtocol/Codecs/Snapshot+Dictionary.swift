public import ControlModel

extension Snapshot: DictionaryCoded {
  /// The snapshot under the keys that `dbus/interfaces/org.controlbus.Extension1.xml` lists.
  public var dictionary: [String: PlainValue] {
    var writer = DictionaryWriter(capacity: 12)
    writer.set("ControlType", text: controlType.rawValue)
    writer.set("Title", text: title)
    writer.set("Subtitle", text: subtitle)
    writer.set("Status", text: status)
    writer.set("ActionHint", text: actionHint)
    writer.set("Symbol", text: symbol)
    writer.set("IconName", text: iconName)
    writer.set("Tint", text: tint)
    writer.set("Enabled", isEnabled, default: true)
    writer.set("PrivacySensitive", isPrivacySensitive, default: false)
    writer.set("LabelPrivacySensitive", isLabelPrivacySensitive, default: false)
    if authenticationPolicy != .alwaysAllowed {
      writer.set("AuthenticationPolicy", text: authenticationPolicy.rawValue)
    }
    switch content {
    case .toggle(let isOn, let off, let on):
      writer.set("Value", .boolean(isOn))
      writer.set("Off", one: off)
      writer.set("On", one: on)
    case .button(let running):
      writer.set("Running", one: running)
    }
    return writer.dictionary
  }

  /// Reads a snapshot; a toggle must have its `Value`.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    let reader = DictionaryReader(dictionary: dictionary)
    self.init(
      title: try reader.string("Title"), subtitle: try reader.string("Subtitle"),
      status: try reader.string("Status"), actionHint: try reader.string("ActionHint"),
      symbol: try reader.string("Symbol"), iconName: try reader.string("IconName"),
      tint: try reader.string("Tint"), isEnabled: try reader.boolean("Enabled", default: true),
      isPrivacySensitive: try reader.boolean("PrivacySensitive", default: false),
      isLabelPrivacySensitive: try reader.boolean("LabelPrivacySensitive", default: false),
      authenticationPolicy: try reader.choice("AuthenticationPolicy", default: .alwaysAllowed),
      content: try Content(reader))
  }
}

extension Snapshot.Content {
  fileprivate init(_ reader: DictionaryReader) throws(DictionaryError) {
    switch try reader.choice("ControlType", default: ControlType.unknown) {
    case .toggle:
      guard case .boolean(let isOn) = reader.dictionary["Value"] else {
        throw reader.wrong("Value", "a boolean")
      }
      self = .toggle(
        isOn: isOn, off: try reader.one("Off", StateLook.self) ?? StateLook(),
        on: try reader.one("On", StateLook.self) ?? StateLook())
    case .button:
      self = .button(running: try reader.one("Running", StateLook.self) ?? StateLook())
    case .unknown:
      throw reader.wrong("ControlType", "toggle or button")
    }
  }
}
