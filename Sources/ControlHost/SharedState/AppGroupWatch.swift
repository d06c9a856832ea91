internal import Bus

/// Watches the stores of the app groups that extensions declare, so that what an app writes and
/// never announces still reaches the panels, and so does what one control's action writes and
/// another control shows.
///
/// Every change of a store has a number. A control is out of date as long as its last call was sent
/// before a store of its extension changed, whoever wrote it: it is evaluated once more. What changes
/// while calls run may be their own doing: that is followed after a pause, which doubles as long as a
/// control's evaluations meet a change each, and in the end not at all, so that an extension whose
/// evaluations write starts no loop.
@BusActor
final class AppGroupWatch {
  /// The pause before the first look after what may be an extension's own doing.
  private static let pause = Duration.milliseconds(50)
  /// So many evaluations in a row that each met a change, and nobody looks again: that is a minute.
  private static let patience = 11

  /// What may have changed a store.
  private enum Cause {
    case stranger
    case action
    /// Another call to an extension: one that only looks, as far as anybody knows.
    case call
  }

  private struct Store {
    var stamp: FileStamp?
    /// The number of its last change.
    var change: UInt64
  }

  private let folder: String
  private let log: HostLog
  private let controls: @BusActor (KnownExtension) -> [HostedControl]
  private let changed: @BusActor (HostedControl) -> Void
  private var watch: FolderWatch?
  /// The folders that hold stores to which the user has put symbolic links.
  private var linkedFolders: [String: FolderWatch] = [:]
  private var extensions: [KnownExtension] = []
  private var stores: [String: Store] = [:]
  private var lastChange: UInt64 = 0
  private var due: [ObjectPath: (control: HostedControl, time: Duration)] = [:]
  private var timer: TimerSource?

  /// Makes a watch.
  ///
  /// - Parameters:
  ///   - folder: `$XDG_CONFIG_HOME`, where the stores lie.
  ///   - controls: the placed controls of an extension.
  ///   - changed: told of each control whose state may have changed.
  init(
    folder: String, log: HostLog, controls: @escaping @BusActor (KnownExtension) -> [HostedControl],
    changed: @escaping @BusActor (HostedControl) -> Void
  ) {
    self.folder = folder
    self.log = log
    self.controls = controls
    self.changed = changed
  }

  /// Takes in which extensions there are; nothing is watched while none declares a group.
  func update(_ all: some Sequence<KnownExtension>) {
    extensions = all.filter { !$0.appGroups.isEmpty }
    let groups = Set(extensions.flatMap(\.appGroups))
    stores = stores.filter { groups.contains($0.key) }
    watchFolder()
    watchLinkedFolders()
    for group in groups where stores[group] == nil {
      note(FileStamp(path: path(of: group)), of: group, cause: .call)
    }
  }

  private func watchFolder() {
    guard !extensions.isEmpty else { return watch = nil }
    guard watch == nil else { return }
    watch = FolderWatch(folder, mask: [.written, .movedIn, .deleted], log: log) {
      [weak self] name in self?.folderChanged(name)
    }
  }

  private func path(of group: String) -> String { "\(folder)/\(group).plist" }
}

// MARK: - Calls

extension AppGroupWatch {
  /// A call about a control is about to be sent: it finds the stores as they are now.
  func callBegins(about control: HostedControl, to known: KnownExtension) {
    for group in known.appGroups { look(at: group, cause: cause(of: group)) }
    control.seenChange = lastChange
  }

  /// A call to an extension ended; the control is nil where it was not about one.
  func callEnded(_ call: ExtensionCall, about control: HostedControl?, to known: KnownExtension) {
    for group in known.appGroups { look(at: group, cause: call.isAction ? .action : .call) }
    guard let control, !call.isAction else { return }
    control.disturbances = isOutOfDate(control, of: known) ? control.disturbances + 1 : 0
  }

  private func isOutOfDate(_ control: HostedControl, of known: KnownExtension) -> Bool {
    guard let seen = control.seenChange else { return false }
    return known.appGroups.contains { (stores[$0]?.change ?? 0) > seen }
  }
}

// MARK: - Changes

extension AppGroupWatch {
  private func folderChanged(_ name: String?) {
    for group in stores.keys where name == nil || name == "\(group).plist" {
      look(at: group, cause: cause(of: group))
    }
    watchLinkedFolders()
  }

  /// What may change a store now.
  private func cause(of group: String) -> Cause {
    let calls = users(of: group).flatMap(\.calls).filter(\.isSent)
    return calls.isEmpty ? .stranger : calls.contains(where: \.isAction) ? .action : .call
  }

  /// Compares a store with what it was when somebody last looked.
  private func look(at group: String, cause: Cause) {
    let stamp = FileStamp(path: path(of: group))
    guard let store = stores[group], store.stamp != stamp else { return }
    note(stamp, of: group, cause: cause)
  }

  /// Takes in that a store changed, or is watched from now on: nobody knows what happened to it before.
  private func note(_ stamp: FileStamp?, of group: String, cause: Cause) {
    lastChange += 1
    stores[group] = Store(stamp: stamp, change: lastChange)
    for known in users(of: group) {
      for control in controls(known) where isOutOfDate(control, of: known) {
        follow(control, cause)
      }
    }
  }

  private func users(of group: String) -> [KnownExtension] {
    extensions.filter { $0.appGroups.contains(group) }
  }

  private func follow(_ control: HostedControl, _ cause: Cause) {
    switch cause {
    case .stranger: changed(control)
    case .action: look(after: Self.pause, at: control)
    case .call where control.disturbances < Self.patience:
      look(after: Self.pause * (1 << control.disturbances), at: control)
    case .call: break
    }
  }

  private func look(after pause: Duration, at control: HostedControl) {
    let time = EventLoop.now + pause
    if let due = due[control.path], due.time <= time { return }
    due[control.path] = (control, time)
    setTimer()
  }

  private func setTimer() {
    guard let next = due.values.map(\.time).min() else { return timer = nil }
    timer = try? EventLoop.shared.timer(after: max(.zero, next - EventLoop.now)) { [weak self] in
      self?.timerFired()
    }
  }

  private func timerFired() {
    let now = EventLoop.now
    let ready = due.filter { $0.value.time <= now }
    for (path, entry) in ready {
      due[path] = nil
      let users = extensions.filter { isOutOfDate(entry.control, of: $0) }
      if users.contains(where: { controls($0).contains { $0 === entry.control } }) {
        changed(entry.control)
      }
    }
    setTimer()
  }
}

// MARK: - Symbolic links

extension AppGroupWatch {
  /// Watches the folders of what links lead to: a write there changes nothing in the folder of the
  /// link.
  private func watchLinkedFolders() {
    let folders = Set(extensions.flatMap(\.appGroups).compactMap { linkedFolder(of: $0) })
    guard folders != Set(linkedFolders.keys) else { return }
    linkedFolders = linkedFolders.filter { folders.contains($0.key) }
    for folder in folders where linkedFolders[folder] == nil {
      linkedFolders[folder] = FolderWatch(
        folder, mask: [.written, .movedIn, .deleted], log: log
      ) { [weak self] _ in self?.folderChanged(nil) }
    }
  }

  private func linkedFolder(of group: String) -> String? {
    let target = TextFile.parent(of: TextFile.resolved(path(of: group)))
    return target == folder || target == TextFile.resolved(folder) ? nil : target
  }
}
