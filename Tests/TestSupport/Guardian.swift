import Foundation
import Glibc

/// Kills a child process when the test process dies without having done so, however it dies.
///
/// The test process holds a lock on a file, and a program waits for it. The kernel gives it free.
final class Guardian: Sendable {
  private let descriptor: Int32
  private let waiter: ChildProcess

  init(of child: ChildProcess, lock: String) throws {
    descriptor = open(lock, O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
    guard descriptor >= 0, flock(descriptor, LOCK_EX) == 0 else { throw POSIXError(.EIO) }
    waiter = try ChildProcess("flock", [lock, "kill", "-9", String(child.processID)])
  }

  /// The waiter goes first: the process number may soon belong to another process.
  deinit {
    waiter.kill()
    close(descriptor)
  }
}
