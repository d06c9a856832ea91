import Bus
import Foundation
import TestSupport
import Testing

@testable import ControlCtl

@Suite struct ProcessTests {
  private func run(
    _ stage: TestStage, _ arguments: String...
  ) async throws -> (end: ChildProcess.End, output: String, error: String) {
    try await ChildProcess.run(
      BuiltProducts.path(of: "controlctl"), arguments, environment: stage.environment)
  }

  @Test func `Output and exit status are those of the documentation`() async throws {
    let stage = try await TestStage()
    let value = try await run(stage, "get", "focus-mode")
    #expect(value.end == .exited(0) && value.output == "true\n" && value.error == "")
    #expect(try await run(stage, "get").end == .exited(2))
    #expect(try await run(stage, "get", "nobody").end == .exited(3))
    await stage.host.fail(.failed("No"))
    let failed = try await run(stage, "toggle", "focus-mode")
    #expect(failed.end == .exited(1) && failed.error == "controlctl: Focus Mode: No\n")
  }

  @Test(arguments: [
    ("", "", true), ("NO_COLOR=1 ", "", false), ("NO_COLOR= ", "", true),
    ("TERM=dumb ", "", false), ("", " | cat", false),
  ])
  func `Colours are written to a terminal whose user wants them`(
    _ variables: String, _ pipe: String, _ isColored: Bool
  ) async throws {
    let stage = try await TestStage()
    var environment = stage.environment
    environment["TERM"] = "xterm"
    let command = "\(variables)\(BuiltProducts.path(of: "controlctl")) list\(pipe)"
    let result = try await ChildProcess.run(
      "script", ["-qec", command, "/dev/null"], environment: environment)
    #expect(result.output.contains("focus-mode"))
    #expect(result.output.contains("\u{1B}[") == isColored)
  }

  @Test func `A full id costs one call, and the program leaves no connection`() async throws {
    let stage = try await TestStage()
    #expect(try await run(stage, "get", Samples.focus.id).output == "true\n")
    let names = try await run("busctl", stage, "--list")
    #expect(!names.contains("controlctl"))
  }

  @Test(arguments: [("com.example.Timers.timer.17", 0), ("tea", 1), ("Timer 17", 1)])
  func `A control is read alone by whatever name it is called`(
    _ name: String, _ finds: Int
  ) async throws {
    let stage = try await TestStage(
      (1...30).map { Samples.timer($0, title: "Timer \($0)") } + [Samples.timer(99, title: "Tea")])
    let outcome = await stage.run(arguments: ["get", name])
    #expect(outcome.output == "false" && outcome.errors == "")
    #expect(await stage.host.finds == finds)
    #expect(await stage.host.reads == 1)
  }

  private func run(_ program: String, _ stage: TestStage, _ arguments: String...) async throws
    -> String
  {
    try await ChildProcess.run(
      program, ["--address=\(stage.bus.address)"] + arguments, environment: stage.environment
    ).output
  }

  @Test(arguments: ["list", "--help", "get focus-mode", "completion bash"])
  func `An output that cannot be written is a failure`(_ line: String) async throws {
    let stage = try await TestStage()
    let command = "\(BuiltProducts.path(of: "controlctl")) \(line) >/dev/full"
    let result = try await ChildProcess.run("sh", ["-c", command], environment: stage.environment)
    #expect(result.end == .exited(1))
    #expect(
      result.error == "controlctl: the output cannot be written: No space left on device\n")
  }

  @Test func `A pipe that does not block gets all of the output`() async throws {
    let stage = try await TestStage((1...400).map { Samples.timer($0, title: "Timer \($0)") })
    let script = """
      import fcntl, os, subprocess, sys, time
      reader, writer = os.pipe()
      fcntl.fcntl(writer, fcntl.F_SETFL, os.O_NONBLOCK)
      child = subprocess.Popen(sys.argv[1:], stdout=writer)
      os.close(writer)
      time.sleep(1)
      size = sum(len(part) for part in iter(lambda: os.read(reader, 4096), b""))
      print(size, child.wait())
      """
    let arguments = [BuiltProducts.path(of: "controlctl"), "list", "--json"]
    let size = await stage.run("list --json").output.utf8.count + 1
    #expect(size > 200_000)
    let result = try await ChildProcess.run(
      "python3", ["-c", script] + arguments, environment: stage.environment)
    #expect(result.output == "\(size) 0\n" && result.error == "")
  }

  @Test func `A missing service is told at once`() async throws {
    let stage = try await TestStage(isPresent: false)
    for line in ["list", "get x", "toggle x", "status"] {
      let outcome = await stage.run(line)
      #expect(outcome.status == .unavailable)
      #expect(outcome.errors.hasPrefix("controlctl: the ControlBus service cannot be reached: "))
    }
  }

  @Test func `A missing bus is told at once`() async throws {
    var environment = ProcessInfo.processInfo.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = nil
    environment["XDG_RUNTIME_DIR"] = nil
    let none = try await ChildProcess.run(
      BuiltProducts.path(of: "controlctl"), ["list"], environment: environment)
    #expect(none.end == .exited(4))
    #expect(none.error.contains("neither DBUS_SESSION_BUS_ADDRESS nor XDG_RUNTIME_DIR is set"))
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=/nowhere/bus"
    let gone = try await ChildProcess.run(
      BuiltProducts.path(of: "controlctl"), ["list"], environment: environment)
    #expect(gone.end == .exited(4))
    #expect(gone.error.hasPrefix("controlctl: there is no session bus: "))
  }

  @Test func `A service that hangs is told within the time limit`() async throws {
    let stage = try await TestStage(isPresent: false)
    // It owns the name, and nobody answers on its connection.
    let mute = try ChildProcess(
      "python3", ["-c", Self.mute, stage.bus.address], environment: stage.environment)
    try await eventually("the name is owned\(mute.errorOutput)") { mute.output.contains("ready") }
    for line in ["list -t 0.3", "get x -t 0.3", "toggle x --timeout=0.3"] {
      let start = ContinuousClock.now
      let outcome = await stage.run(line)
      #expect(outcome.status == .timedOut)
      let name = line.hasPrefix("list") ? "" : "x: "
      #expect(
        outcome.errors
          == "controlctl: \(name)the ControlBus service did not answer within 0.3 seconds")
      #expect(ContinuousClock.now - start < .seconds(5))
    }
  }

  @Test func `An extension that hangs is named, with the control and the time limit`() async throws
  {
    let stage = try await TestStage()
    await stage.host.hang()
    for line in [
      "toggle focus-mode", "set focus-mode on", "reload focus-mode", "get -r focus-mode",
    ] {
      let outcome = await stage.run(line + " -t 0.3")
      #expect(outcome.status == .timedOut)
      #expect(
        outcome.errors
          == "controlctl: Focus Mode: no answer from com.example.Controls within 0.3 seconds")
    }
  }

  @Test func `An extension that the service gives up is named too, with the time that it had`()
    async throws
  {
    let stage = try await TestStage()
    await stage.host.giveUp(after: .milliseconds(1100))
    let outcome = await stage.run("toggle focus-mode")
    #expect(outcome.status == .timedOut)
    #expect(
      outcome.errors
        == "controlctl: Focus Mode: no answer from com.example.Controls within 1 second")
  }

  @Test(arguments: [(nil, Duration.seconds(Int64.max)), (60, .seconds(61)), (0.5, .seconds(1.5))])
  func `No call ends before the command's own limit`(
    _ limit: Double?, _ patience: Duration
  ) async throws {
    let stage = try await TestStage()
    try await check(stage, limit.map { .seconds($0) }, patience)
  }

  @BusActor private func check(
    _ stage: TestStage, _ limit: Duration?, _ patience: Duration
  ) throws {
    let context = CommandContext(
      arguments: ParsedArguments(), console: RecordingConsole(), environment: stage.environment,
      limit: limit)
    #expect(try context.connection().callTimeout == patience)
    context.stopClock()
    #expect(try context.connection().callTimeout == Connection.usualTimeout)
    context.close()
  }

  /// Speaks just enough D-Bus to own the name: login, Hello, RequestName.
  private static let mute = #"""
    import socket, struct, sys, time, os
    path = sys.argv[1].split("path=")[1].split(",")[0]
    s = socket.socket(socket.AF_UNIX)
    s.connect(path)
    s.sendall(b"\0AUTH EXTERNAL " + str(os.getuid()).encode().hex().encode() + b"\r\n")
    s.recv(4096)
    s.sendall(b"BEGIN\r\n")
    def pad(b, n): return b + b"\0" * (-len(b) % n)
    def string(t): return struct.pack("<I", len(t)) + t.encode() + b"\0"
    def field(code, sig, value): return bytes([code, 1]) + sig + b"\0" + value
    def call(serial, member, signature, body):
        bus = "org.freedesktop.DBus"
        fields = b""
        for f in [field(1, b"o", string("/org/freedesktop/DBus")), field(2, b"s", string(bus)),
                  field(3, b"s", string(member)), field(6, b"s", string(bus))] + (
                  [field(8, b"g", bytes([len(signature)]) + signature + b"\0")] if signature else []):
            fields = pad(fields, 8) + f
        head = struct.pack("<BBBBIII", ord("l"), 1, 0, 1, len(body), serial, len(fields))
        s.sendall(pad(head + fields, 8) + body)
    call(1, "Hello", b"", b"")
    call(2, "RequestName", b"su", pad(string("org.controlbus"), 4) + struct.pack("<I", 0))
    time.sleep(0.1)
    print("ready", flush=True)
    time.sleep(60)
    """#
}
