import Foundation
import Testing
import os.log

/// A stand-in for journald: the socket that its clients send their entries to.
final class JournalSocket {
  private static let path = "/run/systemd/journal/socket"
  private let descriptor: Int32

  /// Whether there is room for one: root, and no journald.
  static var isPossible: Bool { geteuid() == 0 && access(path, F_OK) != 0 }

  init() throws {
    try FileManager.default.createDirectory(
      atPath: "/run/systemd/journal", withIntermediateDirectories: true)
    descriptor = socket(AF_UNIX, Int32(SOCK_DGRAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = UInt16(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Self.path.utf8) }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
  }

  /// The fields of the next entry of a subsystem.
  func next(of subsystem: String) -> [String: String] {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = recv(descriptor, &buffer, buffer.count, Int32(MSG_DONTWAIT))
      guard count > 0 else { return [:] }
      var entry: [String: String] = [:]
      for line in String(decoding: buffer[..<count], as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: "=", maxSplits: 1)
        if parts.count == 2 { entry[String(parts[0])] = String(parts[1]) }
      }
      if entry["SUBSYSTEM"] == subsystem { return entry }
    }
  }

  deinit {
    close(descriptor)
    unlink(Self.path)
    rmdir("/run/systemd/journal")
  }
}

@Suite struct JournalTests {
  @Test(.enabled(if: JournalSocket.isPossible))
  func `Entries carry subsystem, category and level as fields`() async {
    await #expect(processExitsWith: .success) {
      let journal = try JournalSocket()
      // As systemd tells a service that its standard error is the journal.
      var status = stat()
      fstat(STDERR_FILENO, &status)
      setenv("JOURNAL_STREAM", "\(status.st_dev):\(status.st_ino)", 1)

      let subsystem = "org.example.\(getpid())"
      let logger = Logger(subsystem: subsystem, category: "reader")
      let calls: [(String, (OSLogMessage) -> Void)] = [
        ("7", logger.trace), ("7", logger.debug), ("6", logger.info), ("5", logger.notice),
        ("5", logger.log), ("4", logger.warning), ("3", logger.error), ("2", logger.critical),
        ("2", logger.fault), ("3", { logger.log(level: .error, $0) }),
      ]
      for (index, call) in calls.enumerated() {
        call.1("message \(index)")
        let entry = journal.next(of: subsystem)
        #expect(entry["MESSAGE"] == "message \(index)")
        #expect(entry["PRIORITY"] == call.0)
        #expect(entry["CATEGORY"] == "reader")
      }
    }
  }
}
