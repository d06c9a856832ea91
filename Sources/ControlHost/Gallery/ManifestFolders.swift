internal import Bus
internal import StoreFiles

/// The manifests of all installed extensions, in the order of importance of their folders.
struct ManifestFolders: Sendable {
  let folders: [String]

  /// Reads every manifest, blocking: of those for one bus name, the most important one.
  func read() -> [String: InstalledManifest] {
    var manifests: [String: InstalledManifest] = [:]
    for (rank, folder) in folders.enumerated() {
      for busName in Self.busNames(in: folder) where manifests[busName] == nil {
        manifests[busName] = .read(busName: busName, folder: folder, rank: rank)
      }
    }
    return manifests
  }

  /// The paths of the manifests that are symbolic links, wherever they lead; blocking.
  func links() -> Set<String> {
    let paths = folders.flatMap { folder in
      Self.busNames(in: folder).map { "\(folder)/\($0).json" }
    }
    return Set(paths.filter { PathWalk.target(of: $0) != nil })
  }

  /// The bus names that the manifests in a folder are called after.
  private static func busNames(in folder: String) -> [String] {
    TextFile.names(in: folder).filter { $0.hasSuffix(".json") }
      .map { String($0.dropLast(".json".count)) }.filter(isWellKnown)
  }

  private static func isWellKnown(_ name: String) -> Bool {
    BusName(name) != nil && !name.hasPrefix(":")
  }
}
