internal import Bus
internal import ControlModel
internal import ControlProtocol

/// The property values of a `Control1` that can change, made once per change.
struct PublishedIdentity: Hashable, Sendable {
  var controlType: ControlType
  var extensionName = ""
  var displayName = ""
  var description = ""
  var configuration: [String: Variant]
  var isPrivacySensitive: Bool

  init(_ placed: PlacedControl, entry: Gallery.Entry?, snapshot: Snapshot) {
    controlType = placed.controlType
    extensionName = entry?.extensionName ?? ""
    displayName = entry?.descriptor.displayName ?? ""
    description = entry?.descriptor.description ?? ""
    configuration = placed.configuration.variants
    isPrivacySensitive = snapshot.isPrivacySensitive
  }

  /// The names of the properties that differ.
  func changedProperties(since old: PublishedIdentity) -> [MemberName] {
    var names: [MemberName] = []
    func compare<Value: Equatable>(_ name: MemberName, _ path: KeyPath<PublishedIdentity, Value>) {
      if self[keyPath: path] != old[keyPath: path] { names.append(name) }
    }
    compare("ControlType", \.controlType)
    compare("Extension", \.extensionName)
    compare("DisplayName", \.displayName)
    compare("Description", \.description)
    compare("Configuration", \.configuration)
    compare("PrivacySensitive", \.isPrivacySensitive)
    return names
  }
}
