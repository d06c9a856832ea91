internal import Bus
internal import StoreFiles

/// Watches a file or a folder that need not exist yet and may come and go, and so may whatever leads
/// to it: a symbolic link is switched, a folder is renamed or replaced.
///
/// Everything on the way is watched for its own end alone, so that what else happens in the folders
/// above wakes nobody. Only where the way ends early is a folder watched that is not asked for: it
/// tells when the next element comes.
@BusActor
final class PathWatch {
  private let path: String
  private let events: DirectoryEvents
  private let log: HostLog
  private let changed: @BusActor (String?) -> Void
  private var walk: PathWalk
  private var watches: [EventSource] = []
  private var retry: TimerSource?

  /// The pause before another try where the kernel refuses a watch: its limits are shared by
  /// everything that the user runs.
  private static let retryTime = Duration.seconds(30)

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - events: what is a change at the end of the way; attributes are, since they say who may read
  ///     a file.
  ///   - changed: told the name of what changed in the folder; nil when any file may have, or when the
  ///     path is no folder.
  init(
    _ path: String, events: DirectoryEvents = [.contents, .attributes], log: HostLog,
    changed: @escaping @BusActor (String?) -> Void
  ) {
    self.path = path
    self.events = events
    self.log = log
    self.changed = changed
    walk = PathWalk(to: path)
    attach()
  }

  /// Watches the way as it is now. What changes while the watches are set up is found by looking again
  /// after it.
  private func attach() {
    var problem: BusError?
    repeat {
      walk = PathWalk(to: path)
      problem = follow()
    } while walk != PathWalk(to: path)
    if let problem { retryLater(problem) }
  }

  /// Sets the watches in the order of the way: whatever is put in a watched element's place is told,
  /// and whatever was put there before leads to the elements that follow.
  private func follow() -> BusError? {
    watches = []
    do throws(BusError) {
      for entry in walk.passed where entry != walk.folder { try watch(entry) }
      watches.append(
        try EventLoop.shared.watch(directory: walk.folder, mask: events) { [weak self] in
          self?.handle($0)
        })
      return nil
    } catch {
      return error
    }
  }

  private func watch(_ entry: String) throws(BusError) {
    do throws(BusError) {
      watches.append(try EventLoop.shared.watch(entry: entry) { [weak self] in self?.renew() })
    } catch  where error.name == .accessDenied {
      // The kernel watches only what the user may read. Such a folder, as /home may be, is not theirs.
    }
  }

  private func retryLater(_ problem: BusError) {
    log.warning("cannot watch \(path): \(problem.message)")
    retry = try? EventLoop.shared.timer(after: Self.retryTime) { [weak self] in self?.renew() }
  }

  private func handle(_ event: DirectoryEvent) {
    if event.isGone { return renew() }
    guard let awaited = walk.rest.first else { return changed(event.name) }
    // What has no name is the folder's own, or says that names were lost.
    guard event.name ?? awaited == awaited else { return }
    if walk == PathWalk(to: path) { changed(nil) } else { renew() }
  }

  private func renew() {
    // A watch is not replaced in the midst of its own handler.
    Task { @BusActor in
      attach()
      changed(nil)
    }
  }
}
