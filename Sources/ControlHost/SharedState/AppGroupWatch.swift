internal import Bus

/// Watches the stores of the app groups that extensions declare, so that what an app writes and
/// never announces still reaches the panels.
///
/// What an extension writes while it is called starts no loop: a write while its action runs is its
/// own, the state of the file when its last call ended is known to it, and of several changes in a
/// row while it evaluates only the first is taken for somebody else's.
@BusActor
final class AppGroupWatch {
  private struct Key: Hashable {
    var extensionName: String
    var group: String
  }

  private let folder: String
  private let log: HostLog
  private let changed: @BusActor (KnownExtension) -> Void
  private var watch: FolderWatch?
  private var extensions: [KnownExtension] = []
  private var known: [Key: FileStamp] = [:]
  private var followed: Set<String> = []

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - folder: `$XDG_CONFIG_HOME`, where the stores lie.
  ///   - changed: told of each extension whose state somebody else changed.
  init(folder: String, log: HostLog, changed: @escaping @BusActor (KnownExtension) -> Void) {
    self.folder = folder
    self.log = log
    self.changed = changed
  }

  /// Takes in which extensions there are; nothing is watched while none declares a group.
  func update(_ all: some Sequence<KnownExtension>) {
    extensions = all.filter { !$0.appGroups.isEmpty }
    guard !extensions.isEmpty else { return watch = nil }
    guard watch == nil else { return }
    watch = FolderWatch(folder, mask: [.written, .movedIn, .deleted], log: log) {
      [weak self] name in self?.fileChanged(name)
    }
  }

  /// A call to an extension ended: what its stores hold now, it knows.
  func callEnded(of known: KnownExtension) {
    for group in known.appGroups {
      self.known[Key(extensionName: known.name, group: group)] = FileStamp(path: path(of: group))
    }
  }

  private func path(of group: String) -> String { "\(folder)/\(group).plist" }

  private func fileChanged(_ name: String?) {
    for known in extensions {
      let groups = known.appGroups.filter { name == nil || name == "\($0).plist" }
      if groups.contains(where: { isNews($0, to: known) }) { changed(known) }
    }
  }

  private func isNews(_ group: String, to known: KnownExtension) -> Bool {
    let key = Key(extensionName: known.name, group: group)
    if let stamp = self.known[key], stamp == FileStamp(path: path(of: group)) { return false }
    if known.calls.contains(where: \.isAction) { return false }
    if known.calls.isEmpty {
      followed.remove(known.name)
      return true
    }
    return followed.insert(known.name).inserted
  }
}
