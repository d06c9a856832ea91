public import Foundation

/// A program that a test runs, killed with its last reference at the latest.
public final class ChildProcess: Sendable {
  /// How a program ended.
  public enum End: Hashable, Sendable {
    /// It returned this status.
    case exited(Int32)
    /// This signal ended it.
    case signalled(Int32)
  }

  /// The process id.
  public let processID: Int32
  private let process: Process
  static let starting = NSLock()
  private let folder: TemporaryFolder

  /// Starts a program found along `PATH` or by its path.
  public init(
    _ program: String, _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = environment
    process.standardInput = FileHandle.nullDevice
    let files = try ["output", "error"].map { name in
      let file = URL(filePath: folder.file(name))
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    process.standardOutput = files[0]
    process.standardError = files[1]
    // Foundation keeps them as long as the test process lives, and its start of a program reads beyond
    // a buffer once some 1,360 descriptors are open.
    defer { for file in files { try? file.close() } }
    // Foundation starts one process at a time: two at once have ended the tests by a bad pointer.
    Self.starting.lock()
    defer { Self.starting.unlock() }
    try process.run()
    processID = process.processIdentifier
  }

  /// What it has written so far.
  public var output: String { read("output") }
  /// What it has written to the standard error stream so far.
  public var errorOutput: String { read("error") }
  /// Whether it still runs.
  public var isRunning: Bool { process.isRunning }

  /// Sends it a signal.
  public func signal(_ number: Int32) { Foundation.kill(processID, number) }

  /// Kills it, and returns once it does nothing any more, which is at once. Foundation takes note of its
  /// end later, on a thread of its own.
  ///
  /// - Parameter group: also what it has started, as far as that has no process group of its own.
  public func kill(group: Bool = false) {
    guard process.isRunning else { return }
    Foundation.kill(group ? -processID : processID, SIGKILL)
    var information = siginfo_t()
    while waitid(P_PID, id_t(processID), &information, WEXITED | WNOWAIT) != 0, errno == EINTR {}
  }

  /// Waits until it has ended.
  public func end(within limit: Duration = .seconds(20)) async throws -> End {
    try await eventually("the program ends", within: limit) { !self.process.isRunning }
    return process.terminationReason == .exit
      ? .exited(process.terminationStatus) : .signalled(process.terminationStatus)
  }

  /// Runs a program to its end.
  public static func run(
    _ program: String, _ arguments: [String] = [],
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) async throws -> (end: End, output: String, error: String) {
    let child = try ChildProcess(program, arguments, environment: environment)
    let end = try await child.end()
    return (end, child.output, child.errorOutput)
  }

  private func read(_ name: String) -> String {
    (try? String(contentsOfFile: folder.file(name), encoding: .utf8)) ?? ""
  }

  deinit { kill() }
}
