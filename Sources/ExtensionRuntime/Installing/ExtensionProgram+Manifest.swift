import ControlModel
import ControlProtocol
import Foundation

extension ExtensionProgram {
  /// Every kind that the program knows of, those with a problem last.
  var descriptors: [KindDescriptor] { kinds.map(\.descriptor) + problems }

  /// What the program says of itself without running.
  var manifest: ExtensionManifest {
    ExtensionManifest(
      busName: identity.identifier, name: identity.name, appGroups: identity.appGroups,
      desktopID: identity.desktopID, gettextDomain: identity.gettextDomain,
      live: kinds.contains { $0.descriptor.isLive }, kinds: descriptors)
  }

  /// The manifest as its file has it.
  func manifestText() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(manifest), as: UTF8.self) + "\n"
  }

  /// The kinds for a person to read: one line each, with what it is for or why it is not served.
  var summary: String {
    var lines = ["\(identity.identifier)  \(identity.name)"]
    for descriptor in descriptors {
      lines.append(
        "  \(descriptor.controlType.rawValue)  \(descriptor.kind)  \(descriptor.displayName)")
      if !descriptor.description.isEmpty { lines.append("    \(descriptor.description)") }
      lines += descriptor.parameters.map { "    \($0.name): \($0.type.rawValue)  \($0.title)" }
      if let problem = descriptor.problem { lines.append("    not served: \(problem)") }
    }
    return lines.joined(separator: "\n")
  }
}
