internal import Glibc
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
  /// Whether a further write could leave the same stamp: many file systems tell times by the kernel's tick.
  private(set) var isYoung = false
  /// Tells one content from another while the stamp may not.
  private(set) var digest: Int?

  init(stamp: ContentStamp?, mark: StoreMark) {
    self.stamp = stamp
    self.mark = mark
  }

  /// Reads both. What the file is may have been written by somebody who has not come to mark it: nil while
  /// the lock is held, unless nobody waits for its holder any more.
  ///
  /// - Parameter old: the reading before, with which this one is to be compared.
  init?(
    of group: String, at path: String, lockFolder: String, mayWait: Bool, after old: StoreReading?
  ) {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
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
    isYoung = stamp?.isYoung(at: now) ?? false
    if isYoung || old?.mayHide(stamp) == true { digest = Self.digest(of: path) }
  }

  /// Whether a file with this stamp may hold something else than it did at this reading.
  private func mayHide(_ other: ContentStamp?) -> Bool { isYoung && stamp == other }

  private static func digest(of path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var hasher = Hasher()
    var bytes = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      guard count > 0 else { return hasher.finalize() }
      bytes.withUnsafeBytes {
        hasher.combine(bytes: UnsafeRawBufferPointer(rebasing: $0[..<count]))
      }
    }
  }

  /// Whose change was made since an older reading; nil where there is none.
  func change(since old: StoreReading) -> Change? {
    if isSame(as: old) { return nil }
    // The file may be one again that was marked once: a link was switched back.
    if mark == old.mark { return .unmarked }
    if mark.deeds != old.mark.deeds { return .deed }
    if mark.strangers != old.mark.strangers { return .unmarked }
    return stamp == mark.stamp ? .look : .unmarked
  }

  private func isSame(as old: StoreReading) -> Bool {
    stamp == old.stamp && mark == old.mark && (!old.mayHide(stamp) || digest == old.digest)
  }
}
