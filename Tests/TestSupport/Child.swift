import Foundation

/// A child process whose output is captured. It is killed with its last reference.
public final class Child: Sendable {
  private let process: Process
  private let output = Capture()
  private let errors = Capture()
  private let input = Pipe()

  /// Starts a program.
  ///
  /// - Parameters:
  ///   - program: A path, or a name that is looked up in `PATH`.
  ///   - environment: Variables to set over the own ones; nil removes one.
  public init(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:]
  ) throws {
    process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(
      environment.compactMapValues { $0 }
    ) { $1 }.filter { environment[$0.key] != .some(.none) }
    process.standardInput = input
    process.standardOutput = output.pipe
    process.standardError = errors.pipe
    try process.run()
    output.begin()
    errors.begin()
  }

  deinit { kill() }

  /// The process.
  public var pid: Int32 { process.processIdentifier }
  /// Whether it has not ended yet.
  public var isRunning: Bool { process.isRunning }
  /// What it wrote to standard output so far.
  public var outputText: String { output.text }
  /// What it wrote to standard error so far.
  public var errorText: String { errors.text }
  /// Its exit status, or the number of the signal that ended it; only after its end.
  public var status: Int32 { process.terminationStatus }

  /// Ends its standard input.
  public func closeInput() { try? input.fileHandleForWriting.close() }

  /// Sends a signal, 15 (`SIGTERM`) unless told.
  public func terminate(_ signal: Int32 = 15) {
    if isRunning { _ = Foundation.kill(pid, signal) }
  }

  /// Kills it and waits.
  public func kill() {
    terminate(SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end and for all of its output; kills it after the deadline.
  ///
  /// - Returns: its exit status.
  @discardableResult
  public func finish(within deadline: Duration = .seconds(20)) async throws -> Int32 {
    do {
      try await eventually(deadline: deadline) { !self.isRunning }
    } catch {
      kill()
      throw error
    }
    try await eventually { self.output.isComplete && self.errors.isComplete }
    return status
  }

  /// Runs a program to its end.
  ///
  /// - Returns: its exit status and what it wrote.
  public static func run(
    _ program: String, _ arguments: [String] = [], environment: [String: String?] = [:],
    within deadline: Duration = .seconds(20)
  ) async throws -> (status: Int32, output: String, errors: String) {
    let child = try Child(program, arguments, environment: environment)
    child.closeInput()
    let status = try await child.finish(within: deadline)
    return (status, child.outputText, child.errorText)
  }
}
