internal import Glibc

/// The standard error of the process.
package enum StandardError {
  /// Writes a text there.
  package static func write(_ text: String) {
    _ = text.withCString { Glibc.write(STDERR_FILENO, $0, strlen($0)) }
  }
}
