internal import Bus

/// The manifests of all installed extensions, in the order of importance of their folders.
struct ManifestFolders: Sendable {
  let folders: [String]

  /// Reads every manifest, blocking: of those for one bus name, the most important one.
  func read() -> [String: InstalledManifest] {
    var manifests: [String: InstalledManifest] = [:]
    for (rank, folder) in folders.enumerated() {
      for name in TextFile.names(in: folder) where name.hasSuffix(".json") {
        let busName = String(name.dropLast(".json".count))
        guard manifests[busName] == nil, Self.isWellKnown(busName) else { continue }
        manifests[busName] = .read(busName: busName, folder: folder, rank: rank)
      }
    }
    return manifests
  }

  private static func isWellKnown(_ name: String) -> Bool {
    BusName(name) != nil && !name.hasPrefix(":")
  }
}
