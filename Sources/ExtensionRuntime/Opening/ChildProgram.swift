import Foundation
import Synchronization

/// Starts a program that outlives the extension.
enum ChildProgram {
  /// Starts a program found along `PATH`, with nothing on its standard input.
  ///
  /// - Returns: the status with which it ended within the patience, as shells tell it: 128 and more for a
  ///   signal; nil when it still runs.
  static func run(_ command: [String], patience: Duration) async throws -> Int32? {
    guard let name = command.first, let program = locate(name) else {
      throw CocoaError(.fileNoSuchFile)
    }
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = Array(command.dropFirst())
    process.standardInput = FileHandle.nullDevice
    let (statuses, continuation) = AsyncStream.makeStream(of: Int32?.self)
    process.terminationHandler = {
      let signal: Int32 = $0.terminationReason == .uncaughtSignal ? 128 : 0
      continuation.yield($0.terminationStatus + signal)
    }
    try process.run()
    let timer = Task {
      try await Task.sleep(for: patience)
      continuation.yield(nil)
    }
    defer { timer.cancel() }
    for await status in statuses { return status }
    return nil
  }

  private static func locate(_ name: String) -> String? {
    if name.contains("/") { return FileManager.default.isExecutableFile(atPath: name) ? name : nil }
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin"
    return path.split(separator: ":").lazy.map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
