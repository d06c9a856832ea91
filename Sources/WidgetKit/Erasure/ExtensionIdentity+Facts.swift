internal import ExtensionRuntime

extension ExtensionIdentity {
  /// The identity of the extension whose bundle, or only control, is this type.
  @MainActor
  init(of type: Any.Type, executable: String) {
    if let facts = type as? any _ExtensionFacts.Type {
      self.init(
        identifier: facts.identifier, name: facts.name, appGroups: facts.appGroups,
        desktopID: facts.desktopID, gettextDomain: facts.gettextDomain)
    } else {
      self.init(identifier: Self.identifier(ofExecutable: executable))
    }
    if name.isEmpty { name = executable }
  }

  /// `org.controlbus.extension.` and the executable's name, made a valid element of a bus name:
  /// letters, digits, `_` and `-` stay, every other character becomes `_`, and one that begins with a
  /// digit gets a `_` before it.
  static func identifier(ofExecutable executable: String) -> String {
    let valid = executable.unicodeScalars.map { scalar in
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", "_", "-": Character(scalar)
      default: Character("_")
      }
    }
    let prefix = "org.controlbus.extension."
    let start = valid.first.map { $0.isNumber ? "_" : "" } ?? "_"
    // A bus name has at most 255 bytes.
    return String((prefix + start + valid).prefix(255))
  }
}
