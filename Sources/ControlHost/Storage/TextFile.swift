internal import Glibc
internal import StoreFiles

/// Reads and replaces whole small files. Every call blocks, so it is made off the event loop.
enum TextFile {
  /// A file's bytes with the stamp that they had.
  struct Version: Sendable {
    var bytes: [UInt8]
    var stamp: FileStamp?
  }

  /// Far above what thousands of controls need; a larger file is none of ours.
  private static let maximumSize = 64 << 20

  /// Reads a file; nil when there is none.
  static func read(_ path: String) throws(FileError) -> Version? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileError("open", path)
    }
    defer { close(descriptor) }
    let stamp = FileStamp(descriptor: descriptor)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 64 << 10)
    while bytes.count < maximumSize {
      let count = Glibc.read(descriptor, &block, block.count)
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError("read", path) }
      guard count > 0 else { break }
      bytes += block[..<count]
    }
    return Version(bytes: bytes, stamp: stamp)
  }

  /// Replaces a file so that whoever reads it, also after a power cut, finds the old or the new
  /// bytes, whole: temporary file, `fsync`, rename, `fsync` of the folder. The folder is made where
  /// it is missing.
  ///
  /// - Parameters:
  ///   - mode: the new file's permissions.
  ///   - isStillWanted: asked last of all before the rename; where it says no, nothing is replaced
  ///     and the answer is nil.
  static func replace(
    _ path: String, with bytes: [UInt8], mode: mode_t = 0o600,
    isStillWanted: () throws(FileError) -> Bool = { true }
  ) throws(FileError) -> FileStamp? {
    let folder = PathWalk.parent(of: path)
    try makeFolder(folder)
    let temporary = temporaryPath(of: path, process: getpid())
    let own: FileStamp?
    do throws(FileError) {
      try create(temporary, bytes: bytes, mode: mode)
      own = FileStamp(path: temporary)
      guard try isStillWanted() else {
        unlink(temporary)
        return nil
      }
      guard rename(temporary, path) == 0 else { throw FileError("replace", path) }
    } catch {
      unlink(temporary)
      throw error
    }
    try synchronize(folder: folder)
    // Somebody may have replaced the file since: their version is not the one that was written.
    guard let found = FileStamp(path: path), found.hasContents(of: own) else { return own }
    return found
  }

  /// Removes the temporary files of processes that are no more.
  static func removeLeftovers(of path: String) {
    let folder = PathWalk.parent(of: path)
    for name in names(in: folder) where name.hasSuffix(".new") {
      guard let process = name.split(separator: ".").dropLast().last.flatMap({ pid_t($0) }),
        "\(folder)/\(name)" == temporaryPath(of: path, process: process)
      else { continue }
      if kill(process, 0) != 0 && errno == ESRCH { unlink("\(folder)/\(name)") }
    }
  }

  private static func temporaryPath(of path: String, process: pid_t) -> String {
    "\(path).\(process).new"
  }

  /// Keeps the present version of a file under the first free name `<path>.~N~`.
  static func keepBackup(of path: String) throws(FileError) -> String? {
    for number in 1...9999 {
      let backup = "\(path).~\(number)~"
      if link(path, backup) == 0 { return backup }
      if errno == ENOENT { return nil }
      guard errno == EEXIST else { return try copy(path, to: backup) }
    }
    throw FileError("back up", path)
  }

  /// For file systems that have no hard links.
  private static func copy(_ path: String, to backup: String) throws(FileError) -> String? {
    guard let version = try read(path) else { return nil }
    try create(backup, bytes: version.bytes, mode: 0o600)
    return backup
  }

  private static func create(_ path: String, bytes: [UInt8], mode: mode_t) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, mode)
    guard descriptor >= 0 else { throw FileError("create", path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      guard count >= 0 else { throw FileError("write", path) }
      rest = rest.dropFirst(count)
    }
    guard fsync(descriptor) == 0 else { throw FileError("synchronize", path) }
  }

  private static func synchronize(folder: String) throws(FileError) {
    let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("open", folder) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw FileError("synchronize", folder) }
  }

  private static func makeFolder(_ path: String) throws(FileError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, path != "/", !path.isEmpty else { throw FileError("create", path) }
    try makeFolder(PathWalk.parent(of: path))
    guard mkdir(path, 0o700) == 0 || errno == EEXIST else { throw FileError("create", path) }
  }

  /// The names in a folder, sorted; none when it cannot be read.
  static func names(in folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) {
        String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted()
  }
}
