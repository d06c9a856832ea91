public import Bus
public import ControlModel

extension Snapshot {
  /// Writes the snapshot under the keys that `dbus/interfaces/org.controlbus.Extension1.xml` lists.
  func write<Writer: FieldWriter & ~Copyable>(
    to writer: borrowing Writer
  ) throws(Writer.Failure) {
    try writer.set("ControlType", text: controlType.rawValue)
    try writer.set("Title", text: title)
    try writer.set("Subtitle", text: subtitle)
    try writer.set("Status", text: status)
    try writer.set("ActionHint", text: actionHint)
    try writer.set("Symbol", text: symbol)
    try writer.set("IconName", text: iconName)
    try writer.set("Tint", text: tint)
    try writer.set("Enabled", isEnabled, default: true)
    try writer.set("PrivacySensitive", isPrivacySensitive, default: false)
    try writer.set("LabelPrivacySensitive", isLabelPrivacySensitive, default: false)
    if authenticationPolicy != .alwaysAllowed {
      try writer.write("AuthenticationPolicy", text: authenticationPolicy.rawValue)
    }
    switch content {
    case .toggle(let isOn, let off, let on):
      try writer.write("Value", flag: isOn)
      if isOn || off != shownLook { try writer.write("Off", look: off) }
      if !isOn || on != shownLook { try writer.write("On", look: on) }
    case .button(let running): try writer.write("Running", look: running)
    }
  }
}

extension Snapshot: DictionaryCoded {
  /// The snapshot as a dictionary.
  public var dictionary: [String: PlainValue] {
    DictionaryWriter.filled(capacity: 12) { write(to: $0) }
  }

  /// Reads a snapshot; a toggle must have its `Value`.
  public init(dictionary: [String: PlainValue]) throws(DictionaryError) {
    var fields = SnapshotFields()
    for field in dictionary { try fields.take(field.key, from: DictionaryField(field.value)) }
    self = try fields.finished()
  }
}

extension Snapshot: BusValue {
  /// `a{sv}`.
  public static var signature: Signature { StateLook.signature }

  /// Appends the snapshot as a dictionary.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.appendFields { () throws(BusError) in try write(to: writer) }
  }

  /// Reads a snapshot; a field of the wrong type is `InvalidArgs` and named.
  public init(from reader: borrowing MessageReader) throws(BusError) {
    self = try SentSnapshot(from: reader).present
  }
}
