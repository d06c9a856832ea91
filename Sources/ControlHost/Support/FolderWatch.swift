internal import Bus

/// Watches a folder that need not exist yet, and may come and go.
///
/// While it is missing, the nearest folder above it that exists is watched for it.
@BusActor
final class FolderWatch {
  private let folder: String
  private let mask: DirectoryEvents
  private let log: HostLog
  private let changed: @BusActor (String?) -> Void
  private var watch: DirectoryWatch?
  private var watched = ""
  private var retry: TimerSource?

  /// The pause before another try where the kernel refuses a watch: its limits are shared by
  /// everything that the user runs.
  private static let retryTime = Duration.seconds(30)

  /// Begins to watch.
  ///
  /// - Parameter changed: told the name of each file that changed; nil when any may have.
  init(
    _ folder: String, mask: DirectoryEvents = .contents, log: HostLog,
    changed: @escaping @BusActor (String?) -> Void
  ) {
    self.folder = folder
    self.mask = mask
    self.log = log
    self.changed = changed
    attach()
  }

  /// Watches the folder, or what is there of the way to it. Whatever is made while the watch is set
  /// up is found by looking again after it.
  private func attach() {
    repeat {
      watched = nearestFolder()
      let isTarget = watched == folder
      do throws(BusError) {
        watch = try EventLoop.shared.watch(
          directory: watched,
          mask: isTarget
            ? mask.union([.directoryDeleted, .directoryMoved])
            : [.created, .movedIn, .directoryDeleted, .directoryMoved]
        ) { [weak self] event in self?.handle(event) }
      } catch {
        log.warning("cannot watch \(watched): \(error.message)")
        return retryLater()
      }
    } while watched != nearestFolder()
  }

  private func retryLater() {
    watch = nil
    retry = try? EventLoop.shared.timer(after: Self.retryTime) { [weak self] in
      self?.attach()
      self?.changed(nil)
    }
  }

  private func nearestFolder() -> String {
    var path = folder
    while path != "/" && !TextFile.isFolder(path) { path = TextFile.parent(of: path) }
    return path
  }

  private func handle(_ event: DirectoryEvent) {
    if watched == folder && !event.isGone { return changed(event.isOverflow ? nil : event.name) }
    guard event.isGone || event.isOverflow || event.name == nextElement else { return }
    // A watch is not replaced in the midst of its own handler.
    Task { @BusActor in
      attach()
      changed(nil)
    }
  }

  /// The element of the way that is missing below the folder that is watched.
  private var nextElement: String? {
    let rest = folder.dropFirst(watched.count).drop { $0 == "/" }
    return rest.prefix { $0 != "/" }.isEmpty ? nil : String(rest.prefix { $0 != "/" })
  }
}
