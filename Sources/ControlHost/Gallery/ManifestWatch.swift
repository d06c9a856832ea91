internal import Bus

/// Watches the folders of manifests, and what those manifests lead to that are symbolic links: a
/// change there is none of the folder's.
@BusActor
final class ManifestWatch {
  private let log: HostLog
  private let changed: @BusActor () -> Void
  private let folders: [PathWatch]
  private var links: [String: PathWatch] = [:]

  /// Begins to watch the folders.
  init(_ folders: [String], log: HostLog, changed: @escaping @BusActor () -> Void) {
    self.log = log
    self.changed = changed
    self.folders = folders.map { folder in
      PathWatch(folder, log: log) { name in
        if name?.hasSuffix(".json") != false { changed() }
      }
    }
  }

  /// Takes in which manifests are links: to be called before they are read, so that no change falls
  /// between.
  func follow(_ paths: Set<String>) {
    links = links.filter { paths.contains($0.key) }
    for path in paths where links[path] == nil {
      links[path] = PathWatch(path, log: log) { [changed] _ in changed() }
    }
  }
}
