import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@testable import ControlCtl

@Suite struct NotificationTests {
  @Test func `Each control has one notification, which a success closes`() async throws {
    let stage = try await TestStage()
    let desktop = try await NotificationDesktop(address: stage.bus.address)
    await stage.host.fail(.failed("Not <now>"))
    for line in ["toggle focus-mode", "toggle focus-mode", "toggle wifi"] {
      #expect(await stage.run(line + " --notify").status == .actionFailed)
    }
    #expect(
      await desktop.shown == [
        "1: 0 Focus Mode: Not &lt;now&gt;", "1: 1 Focus Mode: Not &lt;now&gt;",
        "2: 0 Wi-Fi <5 GHz> & more: Not &lt;now&gt;",
      ])
    #expect(await desktop.isTransient)
    await stage.host.succeed()
    #expect(await stage.run("toggle focus-mode -n").status == .success)
    #expect(await stage.run("toggle focus-mode -n").status == .success)
    #expect(await desktop.closed == [1])
  }

  @Test func `A control has one notification by whatever name it is called`() async throws {
    let stage = try await TestStage()
    let desktop = try await NotificationDesktop(address: stage.bus.address)
    await stage.host.fail(.failed("No"))
    for name in ["focus-mode", "FOCUS-MODE", "Focus Mode", Samples.focus.id] {
      let outcome = await stage.run(arguments: ["toggle", name, "--notify"])
      #expect(outcome.status == .actionFailed)
    }
    #expect(await desktop.shown.map { $0.prefix(4) } == ["1: 0", "1: 1", "1: 1", "1: 1"])
    await stage.host.succeed()
    _ = await stage.run(arguments: ["set", "focus mode", "on", "--notify"])
    #expect(await desktop.closed == [1])
  }

  @Test func `What is shown of a missing service is taken back once it is found`() async throws {
    let stage = try await TestStage(isPresent: false)
    let desktop = try await NotificationDesktop(address: stage.bus.address)
    _ = await stage.run("toggle focus-mode --notify")
    _ = await stage.run("press open-bookmark --notify")
    try await stage.host.appear()
    await stage.host.fail(.failed("No"))
    _ = await stage.run("toggle wifi --notify")
    #expect(await desktop.shown.map { $0.prefix(4) } == ["1: 0", "1: 1", "2: 0"])
    #expect(await desktop.closed == [1])
  }

  @Test func `Failures of the same moment share one notification`() async throws {
    let stage = try await TestStage()
    let desktop = try await NotificationDesktop(address: stage.bus.address)
    await desktop.answer(after: .milliseconds(200))
    await stage.host.fail(.failed("No"))
    async let first = stage.run("toggle wifi -n")
    async let second = stage.run("toggle wifi -n")
    async let third = stage.run("toggle wifi -n")
    for outcome in await [first, second, third] { #expect(outcome.status == .actionFailed) }
    #expect(await desktop.shown.map { $0.prefix(4) } == ["1: 0", "1: 1", "1: 1"])
  }

  @Test func `A bus that hangs holds no failure up, which is reported before it is shown`()
    async throws
  {
    let stage = try await TestStage(isPresent: false)
    let mute = try ChildProcess(
      "python3", ["-c", Self.mute, stage.folder.file("mute")], environment: stage.environment)
    try await eventually("it listens\(mute.errorOutput)") { mute.output.contains("ready") }
    var environment = stage.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=" + stage.folder.file("mute")
    let child = try ChildProcess(
      BuiltProducts.path(of: "controlctl"), ["toggle", "x", "-n", "-t", "0.3"],
      environment: environment)
    try await eventually("the failure is reported") {
      child.errorOutput.contains("did not answer within 0.3 seconds")
    }
    #expect(child.isRunning)
    #expect(try await child.end() == .exited(5))
  }

  /// Takes connections and never answers.
  private static let mute = """
    import socket, sys, time
    s = socket.socket(socket.AF_UNIX)
    s.bind(sys.argv[1])
    s.listen()
    print("ready", flush=True)
    time.sleep(120)
    """

  @Test func `A number of another service is not replaced`() async throws {
    let stage = try await TestStage()
    let first = try await NotificationDesktop(address: stage.bus.address)
    await stage.host.fail(.failed("No"))
    _ = await stage.run("toggle wifi -n")
    await first.leave()
    let second = try await NotificationDesktop(address: stage.bus.address)
    _ = await stage.run("toggle wifi -n")
    #expect(await second.shown.map { $0.prefix(4) } == ["1: 0"])
  }

  @Test func `Without a notification service the failure is the same`() async throws {
    let stage = try await TestStage()
    await stage.host.fail(.failed("No"))
    let start = ContinuousClock.now
    let outcome = await stage.run("toggle focus-mode --notify")
    #expect(outcome.status == .actionFailed && outcome.errors == "controlctl: Focus Mode: No")
    #expect(ContinuousClock.now - start < .seconds(5))
    #expect(await stage.run("get focus-mode --notify").output == "true")
  }

  @Test func `An unknown control and a missing service are shown too`() async throws {
    let stage = try await TestStage()
    let desktop = try await NotificationDesktop(address: stage.bus.address)
    #expect(await stage.run("toggle nobody --notify").status == .unknownControl)
    await stage.host.vanish()
    #expect(await stage.run("toggle nobody --notify").status == .unavailable)
    #expect(await desktop.shown.count == 2)
    #expect(await desktop.shown[0] == "1: 0 ControlBus: there is no control \"nobody\"")
    #expect(await desktop.shown[1].hasPrefix("1: 1 ControlBus: the ControlBus service"))
  }
}

/// A notification service that remembers what it was asked for.
@BusActor final class NotificationDesktop {
  private(set) var shown: [String] = []
  private(set) var closed: [UInt32] = []
  private(set) var isTransient = false
  private var last: UInt32 = 0
  private var delay = Duration.zero
  private let connection: Connection
  private var registration: Registration?

  init(address: String) async throws {
    connection = try Connection.connect(address: address)
    registration = try connection.export(
      Self.interface, at: "/org/freedesktop/Notifications", object: self)
    guard try await connection.requestName("org.freedesktop.Notifications") else {
      throw BusError.failed("the name is taken")
    }
  }

  /// Lets every notification take this long.
  func answer(after delay: Duration) { self.delay = delay }

  func leave() {
    registration = nil
    connection.close()
  }

  private static let interface = Interface<NotificationDesktop>("org.freedesktop.Notifications") {
    Method(
      "Notify",
      arguments: [
        "app_name", "replaces_id", "app_icon", "summary", "body", "actions", "hints",
        "expire_timeout",
      ], results: ["id"]
    ) {
      (
        desktop: NotificationDesktop, _: MethodCall, _: String, replaced: UInt32, _: String,
        summary: String, body: String, _: [String], hints: [String: Variant], _: Int32
      ) async throws -> UInt32 in
      try await Task.sleep(for: desktop.delay)
      if replaced == 0 { desktop.last += 1 }
      let number = replaced == 0 ? desktop.last : replaced
      desktop.shown.append("\(number): \(replaced) \(summary): \(body)")
      desktop.isTransient = hints["transient"] == .boolean(true)
      return number
    }
    Method("CloseNotification", arguments: ["id"]) {
      (desktop: NotificationDesktop, _: MethodCall, number: UInt32) in
      desktop.closed.append(number)
    }
  }
}
