import Foundation
import OSLog
import Testing

@Suite struct MessageTests {
  struct Failed: Error {}
  struct Named: CustomStringConvertible { var description: String { "named" } }

  /// What the calls of a process write to standard error, line by line.
  static func lines(_ result: ExitTest.Result?) throws -> [String] {
    let bytes = try #require(result).standardErrorContent
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `Messages take every sort of value, in the usual formats`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let logger = Logger(subsystem: "org.example", category: "test")
      let number = 42
      let some: Int? = 3
      let none: String? = nil
      logger.notice("plain 100%")
      logger.notice("\(number) \(some) \(none) \(1.5, format: .fixed(precision: 2)) \(true)")
      logger.notice("\(number, format: .hex(includePrefix: true), align: .right(columns: 6))|")
      logger.notice("\(number, format: .decimal(explicitPositiveSign: true, minDigits: 4))")
      logger.notice("\("ab", align: .left(columns: 4))| \(false, format: .answer)")
      logger.notice("\(Failed()) \(Named()) \([1, 2]) \(Int.self) \(UInt8.max) \("x" as Substring)")
      logger.notice("\(URL(filePath: "/tmp/x"), privacy: .public) \(Float(0.5)) \(Int8(-1))")
    }
    #expect(
      try Self.lines(result) == [
        "notice: plain 100%", "notice: 42 3 nil 1.50 true", "notice:   0x2a|", "notice: +0042",
        "notice: ab  | no", "notice: Failed() named [1, 2] Int 255 x",
        "notice: file:///tmp/x 0.5 -1",
      ])
  }

  @Test func `What the author marked as private is not written`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let logger = Logger()
      let secret = "swordfish"
      logger.notice("\(secret, privacy: .private) \(secret, privacy: .sensitive)")
      logger.notice("\(secret, privacy: .private(mask: .hash)) \(7, privacy: .private)")
      os_log("%{private}@ %{public}@ %{sensitive}d", secret, "open", 5)
      logger.notice("\(secret) \(secret, privacy: .public) \(secret, privacy: .auto)")
    }
    let lines = try Self.lines(result)
    #expect(lines[0] == "notice: <private> <private>")
    #expect(lines[1].contains("<mask.hash: ") && lines[1].hasSuffix("<private>"))
    #expect(!lines[1].contains("swordfish"))
    #expect(lines[2] == "notice: <private> open <private>")
    #expect(lines[3] == "notice: swordfish swordfish swordfish")
  }

  @Test func `os_log takes formats and interpolations`() async throws {
    let result = await #expect(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      let log = OSLog(subsystem: "org.example", category: "test")
      os_log("static")
      os_log("interpolated \(1 + 1)")
      os_log("%d %5.1f %@ %s %% %x", log: log, type: .info, -3, 1.25, "text", "more", 255)
      os_log(.error, log: log, "value %lld", 5)
      os_log(.fault, "interpolated \(3)")
      os_log("wrong %d, missing %@", "text")
      os_log("dropped", log: .disabled, type: .error)
    }
    #expect(
      try Self.lines(result) == [
        "notice: static", "notice: interpolated 2", "info: -3   1.2 text more % ff",
        "error: value 5", "critical: interpolated 3", "notice: wrong text, missing %@",
      ])
  }

  @Test func `A lock keeps its value for one at a time`() async {
    let lock = OSAllocatedUnfairLock(initialState: 0)
    await withTaskGroup { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { lock.withLock { $0 += 1 } } }
      }
    }
    #expect(lock.withLock { $0 } == 4000)
  }

  @Test func `Signposts run what they enclose`() {
    let signposter = OSSignposter(logger: Logger())
    let state = signposter.beginInterval("load", id: signposter.makeSignpostID())
    #expect(signposter.withIntervalSignpost("inner") { 3 } == 3)
    signposter.endInterval("load", state, "\(3) loaded")
    os_signpost(.event, log: .default, name: "done")
  }
}
