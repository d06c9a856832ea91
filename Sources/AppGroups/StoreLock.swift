internal import Foundation
internal import StoreFiles

/// The user-wide lock around every change of a shared store.
///
/// `flock` on `app-groups/lock` in the runtime directory; without one, in the configuration
/// directory. The kernel releases it when its holder dies, however it dies. Whoever wants it
/// waits in `app-groups/turn` first: `flock` has no queue, and a busy writer would take the lock
/// again before the others look.
enum StoreLock {
  /// How long to wait for other processes. A holder needs milliseconds, but seconds while the
  /// disk is busy with somebody else's data.
  static let patience = Duration.seconds(20)

  /// Runs a closure while no other process or thread does.
  ///
  /// When the holder is a stopped process, or after ``patience``, it runs all the same, so that
  /// one process does not stop everyone, and the timeout is reported.
  static func hold<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = acquire()
    defer { if let descriptor { close(descriptor) } }
    return try body()
  }

  /// The folder of the lock and of the marks.
  static var folder: String {
    LockFolder.path(
      runtime: BaseDirectories.environment("XDG_RUNTIME_DIR"),
      configuration: BaseDirectories.configuration.path(percentEncoded: false))
  }

  /// A descriptor that holds the lock until it is closed; nil when it could not be had.
  private static func acquire() -> Int32? {
    let deadline = ContinuousClock.now + patience
    do {
      try makeFolder(URL(filePath: folder, directoryHint: .isDirectory))
      let turn = try acquire("turn", before: deadline)
      defer { close(turn) }
      return try acquire("lock", before: deadline)
    } catch {
      SharedStore.report(error)
      return nil
    }
  }

  private static func acquire(
    _ name: String, before deadline: ContinuousClock.Instant
  ) throws(AppGroupError) -> Int32 {
    let path = "\(folder)/\(name)"
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .notWritten(path: path, errno: errno) }
    var holder = LockHolder(descriptor)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard [EWOULDBLOCK, EINTR].contains(errno), ContinuousClock.now < deadline,
        !holder.isStopped
      else {
        close(descriptor)
        throw .lockTimedOut(path: path)
      }
      usleep(500)
    }
    holder.sign()
    return descriptor
  }
}
