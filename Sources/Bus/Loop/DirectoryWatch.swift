internal import CSystemd
internal import Glibc

/// A watch on one directory. `sd_event_add_inotify`.
///
/// - Invariant: the kernel is asked for the same events by every watch, and what this one does not
///   want is dropped here. The kernel has one mask a directory, and libsystemd 252 never gets past an
///   event that none of the directory's watches asked for, which one that is gone had asked for.
@BusActor public final class DirectoryWatch: EventSource {
  private let handler: @BusActor (DirectoryEvent) -> Void
  private let wanted: DirectoryEvents

  init(
    _ directory: String, _ mask: DirectoryEvents,
    _ handler: @escaping @BusActor (DirectoryEvent) -> Void
  ) throws(BusError) {
    self.handler = handler
    wanted = mask.union(.always)
    let asked = mask.union(.contents).union(.attributes)
    try super.init { event, source, userdata in
      sd_event_add_inotify(
        event, &source, directory, asked.rawValue | UInt32(IN_ONLYDIR),
        { _, event, userdata in DirectoryWatch.notify(userdata, event) }, userdata)
    }
  }

  private nonisolated static func notify(
    _ userdata: UnsafeMutableRawPointer?, _ event: UnsafePointer<inotify_event>?
  ) -> Int32 {
    guard let event else { return 0 }
    let change = DirectoryEvent(
      name: name(of: event), events: DirectoryEvents(rawValue: event.pointee.mask))
    BusActor.enter(userdata) { DirectoryWatch.from($0)?.take(change) }
    return 0
  }

  private func take(_ change: DirectoryEvent) {
    guard !change.events.isDisjoint(with: wanted) else { return }
    handler(change)
  }

  /// The name that follows the fixed part of the event, padded with NUL.
  private nonisolated static func name(of event: UnsafePointer<inotify_event>) -> String? {
    guard event.pointee.len > 0 else { return nil }
    let bytes = UnsafeRawPointer(event).advanced(by: MemoryLayout<inotify_event>.size)
    return String(cString: bytes.assumingMemoryBound(to: CChar.self))
  }
}

extension EventLoop {
  /// Calls `handler` for each change in `directory`, which must exist.
  ///
  /// - Throws: `FileNotFound` or what else `inotify_add_watch` reports; `ENOTDIR` for a file.
  @BusActor public func watch(
    directory: String, mask: DirectoryEvents = .contents,
    _ handler: @escaping @BusActor (DirectoryEvent) -> Void
  ) throws(BusError) -> DirectoryWatch {
    try DirectoryWatch(directory, mask, handler)
  }
}
