internal import Bus

/// Watches a file that may be a link to one in another folder, and that need not exist.
@BusActor
final class LinkedFileWatch {
  private let path: String
  private let log: HostLog
  private let changed: @BusActor () -> Void
  private var chain: [String] = []
  private var watches: [FolderWatch] = []

  /// Begins to watch.
  ///
  /// - Parameter changed: told when the file, or the way to it, may be another one.
  init(_ path: String, log: HostLog, changed: @escaping @BusActor () -> Void) {
    self.path = path
    self.log = log
    self.changed = changed
    attach()
  }

  /// Watches the folder of the file, and of each link on the way to it.
  private func attach() {
    let chain = TextFile.chain(from: path)
    guard chain != self.chain else { return }
    self.chain = chain
    watches = chain.map { link in
      FolderWatch(TextFile.parent(of: link), log: log) { [weak self] name in
        if name.map({ link.hasSuffix("/\($0)") }) != false { self?.touched() }
      }
    }
  }

  private func touched() {
    // A watch is not replaced in the midst of its own handler.
    Task { @BusActor in
      attach()
      changed()
    }
  }
}
