internal import Foundation

/// A number for each store that grows with every change made under the lock, as long as the
/// session lasts.
struct ChangeSequence: Sendable {
  private let path: String

  init(_ name: StoreName) {
    path = StoreLock.folder.appending(path: "\(name.text).sequence").path(percentEncoded: false)
  }

  /// The number now; 0 before the first change of the session.
  var current: UInt64 {
    guard let data = FileManager.default.contents(atPath: path), data.count == 8 else { return 0 }
    return data.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Counts a change; under the lock only.
  func advance() {
    let next = current &+ 1
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: next >> ($0 * 8)) }
    let descriptor = Glibc.open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    // One write within a page: a reader sees the old number or the new.
    pwrite(descriptor, bytes, bytes.count, 0)
    close(descriptor)
  }
}
