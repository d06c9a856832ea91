internal import Foundation

/// The user-wide lock around every change of a shared store.
///
/// `flock` on `app-groups/lock` in the runtime directory; without one, in the configuration directory. The
/// kernel releases it when its holder dies, however it dies.
enum StoreLock {
  /// How long to wait for another process; a holder needs a few milliseconds.
  static let patience = Duration.seconds(2)

  /// Runs a closure while no other process or thread does; after ``patience`` it runs all the same, so that a
  /// stopped process does not stop everyone, and the timeout is reported.
  static func hold<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let descriptor = open()
    defer { if let descriptor { close(descriptor) } }
    return try body()
  }

  /// The folder of the lock and of the change sequences.
  static var folder: URL {
    (BaseDirectories.runtime ?? BaseDirectories.configuration).appending(
      path: "app-groups", directoryHint: .isDirectory)
  }

  /// A descriptor that holds the lock until it is closed; nil when it could not be had.
  private static func open() -> Int32? {
    do {
      return try acquire()
    } catch {
      SharedStore.report(error)
      return nil
    }
  }

  private static func acquire() throws(AppGroupError) -> Int32 {
    try makeFolder(folder)
    let path = folder.appending(path: "lock").path(percentEncoded: false)
    let descriptor = Glibc.open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw .notWritten(path: path, errno: errno) }
    let deadline = ContinuousClock.now + patience
    var pause: UInt32 = 100
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard ContinuousClock.now < deadline, [EWOULDBLOCK, EINTR].contains(errno) else {
        close(descriptor)
        throw .lockTimedOut(path: path)
      }
      usleep(pause)
      pause = min(pause * 2, 3_000)
    }
    return descriptor
  }
}
