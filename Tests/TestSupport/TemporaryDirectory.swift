import Foundation

/// A directory that is removed with its last reference.
public final class TemporaryDirectory: Sendable {
  /// Where it is.
  public let path: String

  /// A new, empty directory.
  public init() throws {
    path = NSTemporaryDirectory() + "controlbus-test-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file below it, making folders as needed.
  ///
  /// - Returns: its path.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> String {
    let file = URL(fileURLWithPath: path).appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: file, atomically: true, encoding: .utf8)
    return file.path
  }
}
