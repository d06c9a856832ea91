import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

struct LeavingTests {
  init() { EventLoop.shared.startThread() }

  @Test @BusActor func terminatedItLetsRunningCallsFinish() async throws {
    try await expectDrain(at: SIGTERM)
  }

  @Test @BusActor func interruptedItLetsRunningCallsFinish() async throws {
    try await expectDrain(at: SIGINT)
  }

  @BusActor private func expectDrain(at signal: Int32) async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()

    async let text = proxy.text("sleep", ["seconds": .double(0.5)])
    // Its answer comes after the sleeping call was taken.
    _ = try await proxy.describe()
    process.signal(signal)
    #expect(try await text == "slept")
    #expect(try await process.end() == .exited(0))
  }

  /// Presses a button whose action takes a note when it begins: once more after each success, so often
  /// at most, by several callers at once.
  ///
  /// - Returns: how often it was done, and what stopped the callers, once all are at their end.
  @BusActor private func press(
    _ proxy: ExtensionProxy, noting file: String, atMost limit: Int, done: Counter
  ) -> Task<(count: Int, refusals: [BusError]), Never> {
    let callers = (0..<8).map { _ in
      Task { @BusActor () -> BusError? in
        do throws(BusError) {
          for _ in 0..<limit {
            _ = try await proxy.perform(
              kind: "fixture.note", configuration: ["file": .string(file)], action: .press,
              timeout: .seconds(60))
            done.value += 1
          }
          return nil
        } catch { return error }
      }
    }
    return Task { @BusActor in
      var refusals: [BusError] = []
      for caller in callers { if let error = await caller.value { refusals.append(error) } }
      return (done.value, refusals)
    }
  }

  @Test @BusActor func noActionIsLostWhileOneCopyAfterTheOtherIsTerminated() async throws {
    let fixture = try Fixture(isActivatable: true)
    let connection = try fixture.connect()
    let file = fixture.home.file("begun")
    let done = Counter()
    let presses = press(try fixture.proxy(), noting: file, atMost: 20, done: done)
    for round in 1...4 {
      try await eventually("some were done", within: .seconds(60)) { done.value >= 30 * round }
      if let process = try await fixture.owner(of: Fixture.name, connection) {
        kill(process, SIGTERM)
      }
    }
    #expect(await presses.value.count == 160)
    #expect(try Data(contentsOf: URL(filePath: file)).count == 160)
  }

  @Test(arguments: [false, true]) @BusActor
  func terminatedItBeginsNothingThatItCannotFinish(overLine: Bool) async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start()
    try await eventually("the line is there") { host.line != nil }
    let connection = try fixture.connect()
    let owner = try #require(try await connection.owner(of: Fixture.name))
    let proxy =
      overLine
      ? try host.proxy() : ExtensionProxy(connection: connection, destination: owner)
    let file = fixture.home.file("begun")
    let done = Counter()
    let presses = press(proxy, noting: file, atMost: .max, done: done)
    try await eventually("some were done", within: .seconds(60)) { done.value >= 20 }
    process.signal(SIGTERM)
    let (count, refusals) = await presses.value
    let begun = try Data(contentsOf: URL(filePath: file)).count
    #expect(begun == count, "\(process.errorOutput)")
    // Who calls once more at the very end may find nobody who could still refuse.
    let names: Set<ErrorName> = [
      .leaving, .noReply, .disconnected, .serviceUnknown, .nameHasNoOwner,
    ]
    #expect(refusals.count == 8 && refusals.allSatisfy { names.contains($0.name) }, "\(refusals)")
    #expect(try await process.end() == .exited(0))
  }

  @Test @BusActor func leaveAnswersAndEnds() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    try await proxy.leave()
    #expect(try await process.end() == .exited(0))
  }

  @Test @BusActor func whatALookLeftInMemoryIsWrittenBeforeTheNameIsGivenBack() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let store = fixture.home.file("XDG_CONFIG_HOME/group.org.controlbus.Fixture.plist")
    var left: String?
    let connection = try fixture.connect()
    let watch = try await connection.ownerChanges(of: Fixture.name) { _, new in
      if new == nil { left = (try? String(contentsOfFile: store, encoding: .utf8)) ?? "" }
    }
    let proxy = try fixture.proxy()
    _ = try await proxy.evaluate(kind: "fixture.store", configuration: ["mark": .string("seen")])
    #expect(!FileManager.default.fileExists(atPath: store))
    process.signal(SIGTERM)
    try await eventually("the name is given back") { left != nil }
    #expect(left?.contains("seen") == true, "\(left ?? "")")
    #expect(try await process.end() == .exited(0))
    withExtendedLifetime(watch) {}
  }

  @Test @BusActor func aLaterCopyTakesOverAndTheFirstFinishesItsCalls() async throws {
    let fixture = try Fixture()
    let first = try await fixture.start()
    let proxy = try fixture.proxy()
    async let text = proxy.text("sleep", ["seconds": .double(0.5)])
    _ = try await proxy.describe()
    let second = try await fixture.start()
    #expect(try await text == "slept")
    #expect(try await first.end() == .exited(0))
    #expect(try await proxy.text("echo", ["text": .string("new")]) == "new")
    #expect(second.isRunning)
  }

  @Test @BusActor func aBuildRunByHandGivesBackToTheInstalledCopy() async throws {
    let fixture = try Fixture(isActivatable: true)
    let connection = try fixture.connect()
    let proxy = try fixture.proxy()
    _ = try await proxy.describe()
    let installed = try await fixture.owner(of: Fixture.name, connection)
    let byHand = try await fixture.start()
    #expect(byHand.processID != installed)
    byHand.signal(SIGINT)
    #expect(try await byHand.end() == .exited(0))
    _ = try await proxy.describe()
    #expect(try await fixture.owner(of: Fixture.name, connection) != nil)
  }

  @Test @BusActor func anActivatedExtensionLeavesWhenIdleAndABuildRunByHandStays() async throws {
    let fixture = try Fixture(isActivatable: true, variables: ["FIXTURE_IDLE_LIMIT": "0.3"])
    let connection = try fixture.connect()
    let byHand = try await fixture.start(as: "org.controlbus.ByHand")
    _ = try await fixture.proxy().describe()
    try await eventually("the activated one has left") {
      try await fixture.owner(of: Fixture.name, connection) == nil
    }
    #expect(byHand.isRunning)
    // The next call starts it again.
    _ = try await fixture.proxy().describe()
  }

  @Test @BusActor func noCallIsLostAroundTheIdleLimit() async throws {
    let fixture = try Fixture(isActivatable: true, variables: ["FIXTURE_IDLE_LIMIT": "0.02"])
    let proxy = try fixture.proxy()
    let calls =
      ProcessInfo.processInfo.environment["CONTROLBUS_IDLE_CALLS"].flatMap(Int.init) ?? 100
    for index in 0..<calls {
      let text = try await proxy.text("echo", ["text": .string("\(index)")])
      #expect(text == "\(index)")
      try await Task.sleep(for: .milliseconds(15 + index % 10))
    }
  }

  @Test @BusActor func aRunningCallIsNoIdleTime() async throws {
    let fixture = try Fixture(isActivatable: true, variables: ["FIXTURE_IDLE_LIMIT": "0.1"])
    #expect(try await fixture.proxy().text("sleep", ["seconds": .double(0.6)]) == "slept")
  }

  @Test @BusActor func whatAuthorsLeftInMemoryIsWrittenBeforeTheEnd() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    _ = try await fixture.proxy().perform(
      kind: "fixture.store", configuration: [:], action: .set(true))
    process.signal(SIGTERM)
    _ = try await process.end()
    let files = try FileManager.default.contentsOfDirectory(
      atPath: fixture.home.file("XDG_CONFIG_HOME"))
    #expect(files.contains("group.org.controlbus.Fixture.plist"))
    #expect(files.contains("FixtureExtension.plist"))
  }
}
