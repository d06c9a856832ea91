import AppGroups
import Foundation
import Synchronization
import TestSupport
import Testing

/// Base directories of a test's own, for the process that makes it.
final class Sandbox: Sendable {
  static let suite = "group.org.example.reader"

  let folder: TemporaryFolder
  private let recorder = Recorder()

  /// Also records every problem that a store reports.
  init() throws {
    folder = try TemporaryFolder()
    for (name, path) in environment { setenv(name, path, 1) }
    try FileManager.default.createDirectory(
      atPath: folder.file("config"), withIntermediateDirectories: true)
    SharedStore.onProblem { [recorder] problem in
      recorder.problems.withLock { $0.append(problem) }
    }
  }

  /// Called at the end of a test: the folder lives until then.
  func leave() {
    SharedStore.onProblem(nil)
  }

  private final class Recorder: Sendable {
    let problems = Mutex<[AppGroupError]>([])
  }

  var problems: [AppGroupError] { recorder.problems.withLock { $0 } }

  var environment: [String: String] {
    ProcessInfo.processInfo.environment.merging([
      "XDG_CONFIG_HOME": folder.file("config"), "XDG_DATA_HOME": folder.file("data"),
      "XDG_RUNTIME_DIR": folder.path,
    ]) { _, own in own }
  }

  var file: String { folder.file("config/\(Self.suite).plist") }

  var content: Data? { FileManager.default.contents(atPath: file) }

  /// What any other program reads in the file.
  var list: [String: Any]? {
    content.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
      as? [String: Any]
  }

  /// Writes in place, as Foundation does.
  func write(_ data: Data) throws {
    try data.write(to: URL(filePath: file))
  }

  func start(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess(
      BuiltProducts.path(of: "AppGroupsTool"), arguments, environment: environment)
  }

  func run(_ arguments: String...) async throws -> String {
    try await run([BuiltProducts.path(of: "AppGroupsTool")] + arguments)
  }

  /// Runs the tool in a mount namespace of its own, after a script that mounts what it likes.
  func run(_ arguments: String..., after mounts: String) async throws -> String {
    let tool = BuiltProducts.path(of: "AppGroupsTool")
    let script = "\(mounts) && exec \"$0\" \"$@\""
    return try await run(["unshare", "--mount", "sh", "-c", script, tool] + arguments)
  }

  private func run(_ words: [String]) async throws -> String {
    let result = try await ChildProcess.run(
      words[0], Array(words.dropFirst()), environment: environment)
    #expect(result.end == .exited(0), "\(result.error)")
    return result.output
  }
}
