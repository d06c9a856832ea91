import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport

@testable import ControlCtl

/// A private bus with a scripted host on it, and the program to run against them.
final class TestStage: Sendable {
  let bus: PrivateBus
  let host: ScriptedHost
  let folder: TemporaryFolder

  init(
    _ controls: [ControlObject] = [Samples.focus, Samples.wifi, Samples.bookmark],
    gallery: [KindDescriptor] = [Samples.focusKind, Samples.timerKind],
    extensions: [ExtensionObject] = [], isPresent: Bool = true
  ) async throws {
    EventLoop.shared.startThread()
    bus = try PrivateBus()
    folder = try TemporaryFolder()
    host = await ScriptedHost(
      address: bus.address, controls: controls, gallery: gallery, extensions: extensions)
    if isPresent { try await host.appear() }
  }

  deinit {
    let host = host
    Task { @BusActor in host.vanish() }
  }

  /// The environment of the program.
  var environment: [String: String] {
    [
      "DBUS_SESSION_BUS_ADDRESS": bus.address, "XDG_RUNTIME_DIR": folder.path,
      "PATH": ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin",
    ]
  }

  /// Runs the program within this process.
  @BusActor func run(
    arguments: [String], console: RecordingConsole? = nil,
    environment extra: [String: String] = [:]
  ) async -> Outcome {
    let console = console ?? RecordingConsole()
    let environment = environment.merging(extra) { $1 }
    let status = await Program.run(arguments, console: console, environment: environment)
    return Outcome(
      status: status, output: console.output.joined(separator: "\n"),
      errors: console.errors.joined(separator: "\n"))
  }

  /// Starts the program as a process of its own.
  func start(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess(
      BuiltProducts.path(of: "controlctl"), arguments, environment: environment)
  }
}
