import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("controlbusd", .serialized)
struct ServiceProcessTests {
  init() { EventLoop.shared.startThread() }

  private let program = BuiltProducts.path(of: "controlbusd")

  @Test("prints its usage and its version, and refuses what it does not know")
  func arguments() async throws {
    let help = try await ChildProcess.run(program, ["--help"])
    #expect(help.end == .exited(0) && help.output.hasPrefix("Usage: controlbusd"))
    let version = try await ChildProcess.run(program, ["--version"])
    #expect(version.end == .exited(0) && version.output.hasPrefix("controlbusd "))
    let unknown = try await ChildProcess.run(program, ["--fly"])
    #expect(unknown.end == .exited(2) && unknown.error.hasPrefix("Usage: controlbusd"))
  }

  @Test("ends with an error where its name is taken, or no bus is there")
  func refusals() async throws {
    let host = try RunningHost()
    try await host.start()
    let second = try await host.run(program, [])
    #expect(second.end == .exited(1) && second.error.contains("owns org.controlbus already"))
    var environment = host.environment
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=" + host.folder.file("no-bus")
    let lonely = try await ChildProcess.run(program, environment: environment)
    #expect(lonely.end == .exited(1) && lonely.error.contains("cannot start"))
  }

  @Test("leaves in order on SIGTERM and on SIGINT", arguments: [SIGTERM, SIGINT])
  func signals(number: Int32) async throws {
    let host = try RunningHost()
    try await host.start()
    host.process?.signal(number)
    #expect(try await host.process?.end() == .exited(0))
  }

  @Test("answers the calls that run before it leaves")
  @BusActor
  func drain() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    scene.script.write("\(Scene.toggle).perform", "sleep 700")
    let action = Task.immediate { @BusActor in
      await surface.errorName { try await surface.setValue(true, Scene.focus) }
    }
    try await eventually("the action runs") { scene.script.count("perform") == 1 }
    #expect(try await scene.host.stop() == .exited(0))
    #expect(await action.value == "")
    // What is not answered for long is not waited for.
    try await scene.host.start()
    scene.script.write("\(Scene.toggle).perform", "silent")
    let lost = Task.immediate { @BusActor in
      await surface.errorName { try await surface.setValue(false, Scene.focus) }
    }
    try await eventually("the action runs") { scene.script.count("perform") == 2 }
    #expect(try await scene.host.stop() == .exited(0))
    #expect(await lost.value == "org.freedesktop.DBus.Error.NoReply")
  }

  @Test("ends with an error within a second of the bus's end")
  func busLost() async throws {
    let host = try RunningHost()
    try await host.start()
    host.bus.kill()
    #expect(try await host.process?.end(within: .seconds(1)) == .exited(1))
    #expect(host.log.contains("the session bus is gone"))
  }

  @Test("tells the service manager when it is ready and when it stops")
  func notifications() async throws {
    let folder = try TemporaryFolder()
    let socket = try DatagramSocket(path: folder.file("notify"))
    let host = try RunningHost(environment: ["NOTIFY_SOCKET": folder.file("notify")])
    try await host.start()
    // The bus of the test tells the socket that it is ready, too.
    try await eventually("it is ready") {
      socket.receive()?.hasPrefix("READY=1\nSTATUS=Serving") == true
    }
    _ = try await host.stop()
    #expect(socket.receive() == "STOPPING=1")
  }

  @Test("sleeps without a wake-up while nothing happens but above the folders that it watches")
  @BusActor
  func idle() async throws {
    let scene = try await Scene.start()
    let process = try #require(scene.host.process?.processID)
    // The looks are written meanwhile, and may be once more.
    try await eventually("three seconds without a wake-up", within: .seconds(20)) {
      let before = try wakeUps(of: process)
      for folder in ["", "data/", "data/controlbus/", "config/"] {
        try "".write(
          toFile: scene.host.folder.file("\(folder)other"), atomically: true, encoding: .utf8)
      }
      try await Task.sleep(for: .seconds(3))
      return try wakeUps(of: process) == before
    }
  }
}

/// A datagram socket of a test's own, as the service manager has one.
final class DatagramSocket {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let bound = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard bound == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// A message that has come; nil when none has.
  func receive() -> String? {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return count < 0 ? nil : String(decoding: bytes[..<count], as: UTF8.self)
  }

  deinit { close(descriptor) }
}
