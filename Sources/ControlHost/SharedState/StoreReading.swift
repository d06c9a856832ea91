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

  private static let mostBytes = 16 << 20

  let stamp: ContentStamp?
  let mark: StoreMark
  /// Tells one content from another where the stamp does not: within one tick of the file system's clock,
  /// which may be two seconds, and where somebody gives a file the time that it had before.
  let digest: Int?

  init(stamp: ContentStamp?, mark: StoreMark, digest: Int? = nil) {
    self.stamp = stamp
    self.mark = mark
    self.digest = digest
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
    self.init(stamp: stamp, mark: mark, digest: Self.digest(of: path))
  }

  /// What a file holds; nil where it is none that could be read without waiting, or is larger than any store.
  private static func digest(of path: String) -> Int? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      status.st_size <= mostBytes
    else { return nil }
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
    if self == old { return nil }
    // The file may be one again that was marked once: a link was switched back.
    if mark == old.mark { return .unmarked }
    if mark.deeds != old.mark.deeds { return .deed }
    if mark.strangers != old.mark.strangers { return .unmarked }
    return stamp == mark.stamp ? .look : .unmarked
  }
}
