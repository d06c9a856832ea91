import Bus
import Foundation
import Glibc
import TestSupport
import Testing

/// What a service says to its manager and its log.
@Suite(.onEventLoop, .serialized) struct ServiceTests {
  @Test("The manager that listens is told, and the watchdog is fed only where there is one")
  func notify() async throws {
    let folder = try TemporaryFolder()
    let manager = try DatagramSocket(path: folder.file("notify"))
    let told = try await run(
      "notify", ["NOTIFY_SOCKET": folder.file("notify"), "WATCHDOG_USEC": "60000000"])
    #expect(told.output == "true true\nstopped\n")
    #expect(manager.receive() == "READY=1\nSTATUS=fine")
    #expect(try await run("notify", [:]).output == "false false\nstopped\n")
  }

  @Test("Without a journal an entry is a line on standard error")
  func log() async throws {
    let logged = try await run("log", [:])
    #expect(logged.error == "warning: first line\nsecond line\n" && logged.output.isEmpty)
    let other = try await run("log", ["JOURNAL_STREAM": "1:1"])
    #expect(other.error == "warning: first line\nsecond line\n")
  }

  @Test("Where standard error is the journal, entries go there with their fields")
  func journal() async throws {
    let script = #"JOURNAL_STREAM="$(stat -L -c %d:%i /proc/self/fd/2)" exec "$0" log"#
    let logged = try await ChildProcess.run(
      "sh", ["-c", script, BuiltProducts.path(of: "BusProgram")])
    #expect(logged.end == .exited(0) && logged.error.isEmpty)
  }

  private func run(_ role: String, _ variables: [String: String]) async throws -> (
    end: ChildProcess.End, output: String, error: String
  ) {
    var environment = ProcessInfo.processInfo.environment.merging(variables) { $1 }
    if variables["NOTIFY_SOCKET"] == nil { environment["NOTIFY_SOCKET"] = nil }
    if variables["JOURNAL_STREAM"] == nil { environment["JOURNAL_STREAM"] = nil }
    return try await ChildProcess.run(
      BuiltProducts.path(of: "BusProgram"), [role], environment: environment)
  }
}

/// The socket of a service manager.
private final class DatagramSocket {
  private let descriptor: Int32

  init(path: String) throws {
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    let result = withUnsafePointer(to: &address) { address in
      address.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw POSIXError(.EIO) }
  }

  deinit { close(descriptor) }

  func receive() -> String {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = recv(descriptor, &bytes, bytes.count, Int32(MSG_DONTWAIT))
    return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
  }
}
