import Foundation

/// A folder of a test's own, gone with its last reference.
public final class TemporaryFolder: Sendable {
  /// Where it is; short, since socket paths are limited.
  public let path: String

  /// Makes an empty folder that only the user can read.
  public init() throws {
    var template = Array("/tmp/controlbus-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// The path of something in the folder.
  public func file(_ name: String) -> String { path + "/" + name }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}
