internal import ControlModel

/// The fields of a snapshot as they come in, in any order.
struct SnapshotFields {
  private var snapshot = Snapshot(content: .button(running: StateLook()))
  private var type = ControlType.unknown
  private var value: Bool?
  private var off: StateLook?
  private var on: StateLook?
  private var running = StateLook()
  /// Whether any field has come.
  private(set) var isEmpty = true

  /// Takes one field in; an unknown one is passed over.
  mutating func take<Reader: FieldReader & ~Copyable>(
    _ key: String, from reader: borrowing Reader
  ) throws(Reader.Failure) {
    isEmpty = false
    switch key {
    case "ControlType": type = try reader.choice(key, ControlType.self)
    case "Value": value = try reader.flag(key)
    case "Off": off = try reader.look(key)
    case "On": on = try reader.look(key)
    case "Running": running = try reader.look(key)
    case "Title": snapshot.title = try reader.text(key)
    case "Subtitle": snapshot.subtitle = try reader.text(key)
    case "Status": snapshot.status = try reader.text(key)
    case "ActionHint": snapshot.actionHint = try reader.text(key)
    case "Symbol": snapshot.symbol = try reader.text(key)
    case "IconName": snapshot.iconName = try reader.text(key)
    case "Tint": snapshot.tint = try reader.text(key)
    default: try takePolicy(key, from: reader)
    }
  }

  /// Takes in what says when the control may be used and seen.
  private mutating func takePolicy<Reader: FieldReader & ~Copyable>(
    _ key: String, from reader: borrowing Reader
  ) throws(Reader.Failure) {
    switch key {
    case "Enabled": snapshot.isEnabled = try reader.flag(key)
    case "PrivacySensitive": snapshot.isPrivacySensitive = try reader.flag(key)
    case "LabelPrivacySensitive": snapshot.isLabelPrivacySensitive = try reader.flag(key)
    case "AuthenticationPolicy":
      snapshot.authenticationPolicy = try reader.choice(key, AuthenticationPolicy.self)
    default: try reader.skip()
    }
  }

  /// What the fields say; a toggle must have its `Value`.
  consuming func finished() throws(DictionaryError) -> Snapshot {
    switch type {
    case .toggle:
      guard let value else { throw DictionaryError(key: "Value", expectation: "a boolean") }
      let shown = snapshot.shownLook
      snapshot.content = .toggle(
        isOn: value, off: off ?? (value ? StateLook() : shown),
        on: on ?? (value ? shown : StateLook()))
    case .button:
      snapshot.content = .button(running: running)
    case .unknown:
      throw DictionaryError(key: "ControlType", expectation: "toggle or button")
    }
    return snapshot
  }
}
