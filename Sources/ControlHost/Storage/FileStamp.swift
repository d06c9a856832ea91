internal import Glibc
internal import StoreFiles

/// Tells two versions of one file apart without reading them; its names and its permissions count.
struct FileStamp: Hashable, Sendable {
  let contents: ContentStamp
  private let changed: [Int]

  private init(_ status: stat) {
    contents = ContentStamp(status)
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

  /// Whether the file is the same and nobody wrote it meanwhile, whatever became of its names.
  func hasContents(of other: FileStamp?) -> Bool { contents == other?.contents }
}
