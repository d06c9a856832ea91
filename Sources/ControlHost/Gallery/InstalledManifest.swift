internal import ControlModel
internal import ControlProtocol
internal import StoreFiles

/// A manifest file as it was found.
struct InstalledManifest: Hashable, Sendable {
  /// The bus name that the file is called after.
  var busName: String
  /// The index of its folder: lower is more important.
  var rank: Int
  /// Tells a new version of the file, even one with the same text: the program was installed anew.
  var stamp: ContentStamp?
  /// What the file says, without what could not be read.
  var manifest: ExtensionManifest
  /// What could not be read, a line each.
  var problems: [String] = []

  /// Reads a manifest, blocking; nil when it is gone.
  static func read(busName: String, folder: String, rank: Int) -> InstalledManifest? {
    let path = "\(folder)/\(busName).json"
    var found = InstalledManifest(
      busName: busName, rank: rank, stamp: ContentStamp(path: path),
      manifest: ExtensionManifest(busName: busName))
    do {
      guard let version = try TextFile.read(path) else { return nil }
      found.stamp = version.stamp?.contents
      try found.decode(JSONDocument(parsing: version.bytes), path: path)
    } catch {
      found.problems.append("\(path), \(error)")
    }
    return found
  }

  /// Takes the file's entries in; a kind that is malformed costs no other kind.
  private mutating func decode(_ document: JSONDocument, path: String) throws(JSONSyntaxError) {
    var entries = try document.object()
    let kinds = entries.removeValue(forKey: "kinds")
    do throws(DictionaryError) {
      manifest = try ExtensionManifest(dictionary: entries)
      manifest.name = manifest.name.shortLine
    } catch {
      throw document.error(at: "", error)
    }
    guard manifest.busName == busName else {
      manifest.busName = busName
      throw document.error(at: "busName", "“busName” must be “\(busName)”, as the file is called")
    }
    guard case .list(let values) = kinds ?? .list([]) else {
      throw document.error(at: "kinds", "“kinds” must be a list, [ … ]")
    }
    for (index, value) in values.enumerated() {
      do throws(JSONSyntaxError) {
        manifest.kinds.append(try Self.kind(value, at: "kinds[\(index)]", document))
      } catch {
        problems.append("\(path), \(error)")
      }
    }
  }

  private static func kind(
    _ value: PlainValue, at path: String, _ document: JSONDocument
  ) throws(JSONSyntaxError) -> KindDescriptor {
    guard case .dictionary(let dictionary) = value else {
      throw document.error(at: path, "a kind must be an object, { … }")
    }
    do throws(DictionaryError) {
      return try KindDescriptor(dictionary: dictionary).taken
    } catch {
      throw document.error(at: path, error)
    }
  }
}
