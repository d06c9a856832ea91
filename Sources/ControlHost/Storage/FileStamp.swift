internal import Glibc

/// Tells two versions of one file apart without reading them.
struct FileStamp: Hashable, Sendable {
  private let device: UInt
  private let inode: UInt
  private let size: Int
  private let modified: [Int]
  private var changed: [Int]

  private init(_ status: stat) {
    device = status.st_dev
    inode = status.st_ino
    size = status.st_size
    modified = [status.st_mtim.tv_sec, status.st_mtim.tv_nsec]
    changed = [status.st_ctim.tv_sec, status.st_ctim.tv_nsec]
  }

  /// The stamp of the file at a path; nil when there is none.
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

  /// The stamp of what the file holds, whatever becomes of its names and its permissions.
  var ofContents: FileStamp {
    var stamp = self
    stamp.changed = []
    return stamp
  }

  /// Whether the file is the same and nobody wrote it meanwhile, whatever became of its names.
  func hasContents(of other: FileStamp?) -> Bool { ofContents == other?.ofContents }
}
