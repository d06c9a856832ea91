internal import Glibc

/// Why a file could not be read or written.
struct FileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was tried, as a verb: `open`, `write`, …
  var operation: String
  var path: String
  /// The `errno` of the call that failed.
  var code: Int32

  /// Takes the `errno` that the last call left.
  init(_ operation: String, _ path: String) {
    self.operation = operation
    self.path = path
    code = errno
  }

  var description: String {
    "cannot \(operation) \(path): " + String(cString: strerror(code))
  }
}
