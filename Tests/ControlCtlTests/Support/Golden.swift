import Foundation
import Testing

/// Texts that users see, kept in files.
enum Golden {
  /// Compares a text with the file of this name. `CONTROLCTL_UPDATE_GOLDEN=1` writes the file anew.
  static func expect(
    _ text: String, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Golden/\(name).txt").standardizedFileURL
    if ProcessInfo.processInfo.environment["CONTROLCTL_UPDATE_GOLDEN"] == "1" {
      try (text + "\n").write(to: file, atomically: true, encoding: .utf8)
    }
    let expected = try String(contentsOf: file, encoding: .utf8)
    #expect(text + "\n" == expected, "\(name)", sourceLocation: sourceLocation)
  }
}
