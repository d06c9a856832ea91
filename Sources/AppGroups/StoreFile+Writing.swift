internal import Foundation
internal import StoreFiles

extension StoreFile {
  /// Replaces the file in one step: readers see the old content or the new, also after a crash.
  ///
  /// Returns the new file's stamp, or nil when the file is no longer the one that was read: then
  /// somebody who did not wait for the lock was faster, and the caller reads and merges again.
  func replace(
    _ old: ContentStamp?, with values: [String: PropertyListValue], by writer: StoreWriter
  ) throws(AppGroupError) -> ContentStamp? {
    do {
      let target = target
      try makeFolder(target.deletingLastPathComponent())
      return try replace(target, old, with: try Self.encode(values), by: writer)
    } catch let error as AppGroupError {
      throw error
    } catch {
      throw .notWritten(path: path, errno: EINVAL)
    }
  }

  /// Gives the file back what it said before somebody truncated it and could not write it. In place: on a
  /// full disk there is room for it where it was, and nowhere else.
  func restore(_ old: Content) {
    guard ContentStamp(path: path) != old.stamp else { return }
    guard old.stamp != nil else {
      unlink(target.path(percentEncoded: false))
      return
    }
    guard let data = try? Self.encode(old.values) else { return }
    let descriptor = Glibc.open(path, O_WRONLY | O_TRUNC | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    if writeAll(data, to: descriptor) { fsync(descriptor) }
  }

  private func replace(
    _ target: URL, _ old: ContentStamp?, with data: Data, by writer: StoreWriter
  ) throws(AppGroupError) -> ContentStamp? {
    let folder = target.deletingLastPathComponent()
    let name = "." + target.lastPathComponent + ".new"
    let temporary = folder.appending(path: name).path(percentEncoded: false)
    // Under the lock, a file of this name is what a killed writer left.
    unlink(temporary)
    let stamp = try write(data, to: temporary)
    // By the links as they are now: the target is another one when somebody has switched them.
    guard ContentStamp(path: path) == old, target == self.target else {
      unlink(temporary)
      return nil
    }
    guard rename(temporary, target.path(percentEncoded: false)) == 0 else {
      // Gone: a writer that ran out of patience took it for a leftover.
      if errno == ENOENT { return nil }
      throw .notWritten(path: path, errno: errno)
    }
    // Before what takes its time: who watches the file may look already.
    mark(over: old, now: stamp, by: writer)
    synchronize(folder)
    return stamp
  }

  private func write(
    _ data: Data, to temporary: String
  ) throws(AppGroupError) -> ContentStamp? {
    let descriptor = Glibc.open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .notWritten(path: path, errno: errno) }
    defer { close(descriptor) }
    var status = stat()
    if stat(path, &status) == 0 { fchmod(descriptor, status.st_mode & 0o7777) }
    guard writeAll(data, to: descriptor), fsync(descriptor) == 0 else {
      let reason = errno
      unlink(temporary)
      throw .notWritten(path: path, errno: reason)
    }
    return ContentStamp(descriptor: descriptor)
  }

  private func writeAll(_ data: Data, to descriptor: Int32) -> Bool {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0 && errno != EINTR { return false }
        rest = rest.dropFirst(max(0, count))
      }
      return true
    }
  }

  /// Makes the rename last; the file itself is safe already, so a failure costs nothing but that.
  private func synchronize(_ folder: URL) {
    let descriptor = Glibc.open(folder.path(percentEncoded: false), O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }
}
