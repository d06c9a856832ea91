import Foundation

/// A file that is written in full beside its place and then put there in one step, so that nobody
/// ever reads half of it.
struct StagedFile {
  /// A step on a file that failed.
  struct Failure: Error, Hashable, CustomStringConvertible {
    /// The file or folder.
    var path: String
    /// The `errno` of the step.
    var code: Int32

    var description: String { "\(path): \(String(cString: strerror(code)))" }
  }

  /// Where the file belongs.
  let path: String
  private let temporaryPath: String

  /// Writes the text beside its place; folders that are missing are made.
  init(path: String, text: String) throws(Failure) {
    self.path = path
    let folder = URL(filePath: path).deletingLastPathComponent().path
    temporaryPath = folder + "/.\(URL(filePath: path).lastPathComponent).\(getpid())"
    try Self.makeFolder(folder)
    do {
      try Self.write(Array(text.utf8), to: temporaryPath)
    } catch {
      unlink(temporaryPath)
      throw error
    }
  }

  /// Puts the file in its place.
  func commit() throws(Failure) {
    guard rename(temporaryPath, path) == 0 else { throw Failure(path: path, code: errno) }
  }

  /// Takes back what was written beside the place.
  func discard() {
    unlink(temporaryPath)
  }

  private static func makeFolder(_ path: String) throws(Failure) {
    if mkdir(path, 0o755) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path.count > 1 else { throw Failure(path: path, code: errno) }
    try makeFolder(URL(filePath: path).deletingLastPathComponent().path)
    guard mkdir(path, 0o755) == 0 || errno == EEXIST else {
      throw Failure(path: path, code: errno)
    }
  }

  private static func write(_ bytes: [UInt8], to path: String) throws(Failure) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure(path: path, code: errno) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
      guard count >= 0 || errno == EINTR else { throw Failure(path: path, code: errno) }
      rest = rest.dropFirst(max(count, 0))
    }
    guard fsync(descriptor) == 0 else { throw Failure(path: path, code: errno) }
  }
}
