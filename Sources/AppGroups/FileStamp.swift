internal import Glibc

/// What tells one content of a file from another without reading it.
struct FileStamp: Hashable, Sendable {
  private let device: UInt64
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// The stamp of a file, by path; nil when there is none.
  init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of an open file.
  init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  private init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = status.st_mtim.tv_sec
    nanoseconds = status.st_mtim.tv_nsec
  }

  /// Whether a write of the same size in the same tick of the clock, after this time, could leave
  /// the same stamp.
  func isYoung(at time: timespec) -> Bool {
    let age = (time.tv_sec - seconds) * 1_000_000_000 + time.tv_nsec - nanoseconds
    return age < 50_000_000
  }
}
