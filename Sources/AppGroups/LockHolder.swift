internal import Foundation

/// The process that holds a lock, by the number that each holder writes into the lock's file.
struct LockHolder {
  private let descriptor: Int32
  private var nextLook = ContinuousClock.now + .milliseconds(100)
  private var stops = 0

  /// Watches the holder of an open lock file.
  init(_ descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes this process's number, over the one before: a file that is emptied first is written to the
  /// disk when it is closed, and a busy disk lets everybody wait.
  func sign() {
    let number = "\(getpid())\n"
    _ = number.withCString { pwrite(descriptor, $0, strlen($0), 0) }
  }

  /// Whether the holder is stopped by a signal or a debugger; looks ten times a second.
  ///
  /// Only the fifth look in a row counts: a new holder may not have signed yet, and the number
  /// may be that of the one before.
  var isStopped: Bool {
    mutating get {
      guard ContinuousClock.now >= nextLook else { return false }
      nextLook = ContinuousClock.now + .milliseconds(100)
      stops = isStoppedNow ? stops + 1 : 0
      return stops >= 5
    }
  }

  private var isStoppedNow: Bool {
    var buffer = [UInt8](repeating: 0, count: 16)
    let count = pread(descriptor, &buffer, buffer.count, 0)
    let digits = String(decoding: buffer.prefix(max(0, count)), as: UTF8.self)
    guard let process = Int32(digits.prefix { $0 != "\n" }),
      let status = FileManager.default.contents(atPath: "/proc/\(process)/stat"),
      let name = status.lastIndex(of: UInt8(ascii: ")"))
    else { return false }
    // After the program's name in parentheses: a blank and the state.
    let state = status.dropFirst(name - status.startIndex + 2).first
    return state == UInt8(ascii: "T") || state == UInt8(ascii: "t")
  }
}
