internal import ControlModel
internal import ControlProtocol

extension ControlObject {
  /// The one JSON shape of a placed control, which every command writes.
  var json: JSONValue {
    var members: [JSONMember] = [
      .init(key: "id", value: .string(id)), .init(key: "kind", value: .string(kind)),
      .init(key: "type", value: .string(controlType.rawValue)),
      .init(key: "extension", value: .string(extensionName)),
      .init(key: "displayName", value: .string(displayName)),
      .init(key: "description", value: .string(description)),
      .init(key: "configuration", value: JSONValue(configuration.values)),
      .init(key: "privacySensitive", value: .boolean(isPrivacySensitive)),
    ]
    if let look { members += look.jsonMembers }
    return .object(members)
  }
}

extension SurfaceLook {
  fileprivate var jsonMembers: [JSONMember] {
    var members: [JSONMember] = []
    if let value { members.append(.init(key: "value", value: .boolean(value))) }
    members += [
      .init(key: "title", value: .string(title)), .init(key: "subtitle", value: .string(subtitle)),
      .init(key: "status", value: .string(status)),
      .init(key: "actionHint", value: .string(actionHint)),
      .init(key: "symbol", value: .string(symbol)),
      .init(key: "iconName", value: .string(iconName)), .init(key: "tint", value: .string(tint)),
      .init(key: "enabled", value: .boolean(isEnabled)),
      .init(key: "redacted", value: .boolean(isRedacted)),
      .init(key: "state", value: .string(state.rawValue)),
      .init(key: "pending", value: .boolean(isPending)),
      .init(key: "error", value: .string(error)),
      .init(key: "revision", value: .integer(Int64(clamping: revision))),
    ]
    if let off { members.append(.init(key: "off", value: off.json)) }
    if let on { members.append(.init(key: "on", value: on.json)) }
    return members
  }
}

extension StateLook {
  /// How a control looks in one of its states.
  var json: JSONValue {
    .members([
      "subtitle": .string(subtitle), "symbol": .string(symbol), "iconName": .string(iconName),
      "actionHint": .string(actionHint),
    ])
  }
}
