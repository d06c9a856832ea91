internal import StoreFiles

/// What a store and its mark were when somebody looked.
struct StoreReading: Hashable, Sendable {
  /// Whose change a store shows since another reading.
  enum Change {
    /// An app's or an action's.
    case deed
    /// A look's own doing, and nobody else's.
    case look
    /// Nobody marked it.
    case unmarked
  }

  let stamp: ContentStamp?
  let mark: StoreMark

  init(stamp: ContentStamp?, mark: StoreMark) {
    self.stamp = stamp
    self.mark = mark
  }

  /// Reads both. What the file is may have been written by somebody who has not come to mark it: nil while
  /// the lock is held, unless nobody waits for its holder any more.
  init?(of group: String, at path: String, lockFolder: String, mayWait: Bool) {
    let markPath = StoreMark.path(of: group, in: lockFolder)
    var (mark, stamp) = (StoreMark(path: markPath), ContentStamp(path: path))
    while stamp != mark.stamp {
      if mayWait, LockFolder.isLocked(lockFolder) { return nil }
      // Free now: who wrote before, and under the lock, has marked it.
      let next = StoreMark(path: markPath)
      if next == mark || !mayWait { break }
      (mark, stamp) = (next, ContentStamp(path: path))
    }
    self.init(stamp: stamp, mark: mark)
  }

  /// Whose change was made since an older reading; nil where there is none.
  func change(since old: StoreReading) -> Change? {
    if self == old { return nil }
    // The file may be one again that was marked once: a link was switched back.
    if mark == old.mark { return .unmarked }
    if mark.deeds != old.mark.deeds { return .deed }
    if mark.strangers != old.mark.strangers { return .unmarked }
    return stamp == mark.stamp ? .look : .unmarked
  }
}
