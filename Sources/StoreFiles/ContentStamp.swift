package import Glibc

/// Tells what a file holds from what it held before, without reading it, whatever becomes of its names and
/// its permissions.
package struct ContentStamp: Hashable, Sendable {
  package let device: UInt64
  package let inode: UInt64
  package let size: UInt64
  /// When the file was written last, in nanoseconds since 1970.
  package let modified: UInt64

  /// The stamp of a file, by path; nil when there is none.
  package init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp of an open file.
  package init?(descriptor: Int32) {
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The stamp in what `stat` told.
  package init(_ status: stat) {
    device = UInt64(status.st_dev)
    inode = UInt64(status.st_ino)
    size = UInt64(status.st_size)
    let time = status.st_mtim
    modified = UInt64(bitPattern: Int64(time.tv_sec &* 1_000_000_000 &+ time.tv_nsec))
  }

  package init(device: UInt64, inode: UInt64, size: UInt64, modified: UInt64) {
    self.device = device
    self.inode = inode
    self.size = size
    self.modified = modified
  }

  /// Whether a write of the same size in the same tick of the file system's clock, after this time, could
  /// leave the same stamp.
  ///
  /// The tick is the kernel's for most file systems, one or two seconds for those that tell whole seconds.
  package func isYoung(at time: timespec) -> Bool {
    let now = UInt64(bitPattern: Int64(time.tv_sec &* 1_000_000_000 &+ time.tv_nsec))
    let tick: UInt64 = modified.isMultiple(of: 1_000_000_000) ? 2_000_000_000 : 50_000_000
    return now < modified &+ tick
  }
}
