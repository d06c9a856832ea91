internal import ControlModel
internal import ControlProtocol

extension GalleryObject {
  /// The JSON shape of a kind in the gallery.
  var json: JSONValue {
    .members([
      "kind": .string(descriptor.kind), "type": .string(descriptor.controlType.rawValue),
      "extension": .string(extensionName), "displayName": .string(descriptor.displayName),
      "description": .string(descriptor.description),
      "promptsForConfiguration": .boolean(descriptor.promptsForConfiguration),
      "parameters": .array(descriptor.parameters.map(\.json)),
      "preview": descriptor.preview?.json ?? .null,
    ])
  }
}

extension Snapshot {
  fileprivate var json: JSONValue {
    .members([
      "title": .string(title), "subtitle": .string(subtitle), "actionHint": .string(actionHint),
      "symbol": .string(symbol), "iconName": .string(iconName), "tint": .string(tint),
    ])
  }
}

extension ParameterDescriptor {
  fileprivate var json: JSONValue {
    .members([
      "name": .string(name), "title": .string(title), "description": .string(description),
      "type": .string(type.rawValue), "list": .boolean(isList), "required": .boolean(isRequired),
      "default": defaultValue.map { JSONValue($0) } ?? .null,
      "minimum": range.map { .double($0.lowerBound) } ?? .null,
      "maximum": range.map { .double($0.upperBound) } ?? .null,
      "hasOptions": .boolean(hasOptions), "searchable": .boolean(isSearchable),
      "dependsOn": .strings(dependencies),
    ])
  }
}

extension ParameterOption {
  /// The JSON shape of a parameter's choice.
  var json: JSONValue {
    .members([
      "value": JSONValue(value), "title": .string(title), "subtitle": .string(subtitle),
      "iconName": .string(iconName), "section": .string(section),
    ])
  }
}
