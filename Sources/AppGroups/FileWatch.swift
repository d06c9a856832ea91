@preconcurrency internal import Dispatch
internal import Foundation
internal import StoreFiles
internal import Synchronization

/// Tells when a file is replaced, written or removed, by watching its folder with inotify, and when
/// whatever leads there does: a symbolic link that is switched, a folder that is replaced.
final class FileWatch: Sendable {
  /// The way that is watched.
  private struct Way {
    var walk: PathWalk
    /// The watch of the folder in which the way ends.
    var folder: Int32 = -1
    /// The watches of what is passed before, each for its own end alone.
    var passed: Set<Int32> = []
  }

  private static let folderEvents = UInt32(
    IN_CREATE | IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_DELETE_SELF
      | IN_MOVE_SELF | IN_ONLYDIR)
  /// Of a link with another name its end is not told, only that it has a name less.
  private static let entryEvents = UInt32(
    IN_DELETE_SELF | IN_MOVE_SELF | IN_ATTRIB | IN_DONT_FOLLOW)

  private let path: String
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let way: Mutex<Way>

  /// Starts to watch; the handler runs on a queue of its own.
  init(path: String, _ handler: @escaping @Sendable () -> Void) throws(AppGroupError) {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw .notRead(path: path, errno: errno) }
    self.path = path
    self.descriptor = descriptor
    way = Mutex(Way(walk: PathWalk(to: path)))
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "app-groups.watch"))
    source.setCancelHandler { close(descriptor) }
    source.setEventHandler { [weak self] in
      if self?.takeEvents() == true { handler() }
    }
    source.resume()
    try way.withLock { way throws(AppGroupError) in try follow(&way) }
  }

  deinit { source.cancel() }

  /// Stops to watch.
  func cancel() {
    source.cancel()
  }

  /// Reads all waiting events; true when one is about the file, or when some were lost.
  private func takeEvents() -> Bool {
    let events = InotifyEvent.waiting(on: descriptor)
    return way.withLock { way in
      let isBroken = events.contains { Self.ends($0, way) }
      let isNamed = events.contains { $0.watch == way.folder && $0.name == way.walk.rest.first }
      guard isBroken || isNamed else { return false }
      if isBroken || way.walk != PathWalk(to: path) { renew(&way) }
      return true
    }
  }

  /// Whether the way no longer leads where it did, or nobody knows. An event of a watch that has been
  /// given up says nothing any more.
  private static func ends(_ event: InotifyEvent, _ way: borrowing Way) -> Bool {
    event.isOverflow || way.passed.contains(event.watch)
      || (event.watch == way.folder && event.isEnd)
  }

  private func renew(_ way: inout Way) {
    do throws(AppGroupError) { try follow(&way) } catch { SharedStore.report(error) }
  }

  /// Watches the way as it is now. What changes meanwhile is found by looking again.
  private func follow(_ way: inout Way) throws(AppGroupError) {
    repeat {
      for watch in way.passed.union([way.folder]) { inotify_rm_watch(descriptor, watch) }
      way = Way(walk: PathWalk(to: path))
      for entry in way.walk.passed where entry != way.walk.folder {
        // What the user may not read, as /home may be, is not theirs to switch.
        let watch = inotify_add_watch(descriptor, entry, Self.entryEvents)
        if watch >= 0 { way.passed.insert(watch) }
      }
      way.folder = inotify_add_watch(descriptor, way.walk.folder, Self.folderEvents)
      guard way.folder >= 0 || errno == ENOENT else {
        throw .notRead(path: way.walk.folder, errno: errno)
      }
    } while way.walk != PathWalk(to: path)
  }
}
