internal import CSystemd
internal import Glibc

/// A watch on one entry of a directory itself, whatever it is: a file, a directory, or a symbolic
/// link, which is not followed. What happens in a directory is none of its business, and wakes nobody.
/// `sd_event_add_inotify`.
///
/// - Invariant: these watches have an inotify instance of their own, which libsystemd keeps for each
///   priority: a ``DirectoryWatch`` of the same directory asks the kernel for more, see there.
@BusActor public final class EntryWatch: EventSource {
  private static let priority = Int64(SD_EVENT_PRIORITY_NORMAL) - 1

  private let handler: @BusActor () -> Void

  init(_ path: String, _ handler: @escaping @BusActor () -> Void) throws(BusError) {
    self.handler = handler
    // Of a link with another name its end is not told, only that it has a name less.
    let mask =
      UInt32(IN_MOVE_SELF) | UInt32(IN_DELETE_SELF) | UInt32(IN_ATTRIB) | UInt32(IN_DONT_FOLLOW)
    try super.init { event, source, userdata in
      let result = sd_event_add_inotify(
        event, &source, path, mask,
        { _, _, userdata in
          BusActor.enter(userdata) { EntryWatch.from($0)?.handler() }
          return 0
        }, userdata)
      return result < 0 ? result : sd_event_source_set_priority(source, Self.priority)
    }
  }
}

extension EventLoop {
  /// Calls `handler` when what is at `path` is renamed or removed, gets other attributes or another
  /// number of names, or its file system is gone, and when such news may have been lost; perhaps more
  /// than once.
  ///
  /// - Throws: `FileNotFound` or what else `inotify_add_watch` reports.
  @BusActor public func watch(
    entry path: String, _ handler: @escaping @BusActor () -> Void
  ) throws(BusError) -> EntryWatch {
    try EntryWatch(path, handler)
  }
}
