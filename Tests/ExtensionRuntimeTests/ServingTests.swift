import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

struct ServingTests {
  init() { EventLoop.shared.startThread() }

  @Test @BusActor func everyMemberAnswers() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()

    let kinds = try await proxy.describe()
    #expect(kinds.first?.kind == "fixture.store")
    #expect(kinds.first { $0.kind == "fixture.echo" }?.parameters.map(\.name) == ["text"])
    #expect(kinds.last?.problem == "It is no control")
    #expect(
      try await proxy.preview(kind: "fixture.sleep", configuration: [:]).subtitle == "preview")
    #expect(try await proxy.text("echo", ["text": .string("ü “x”\n")]) == "ü “x”\n")
    let result = try await proxy.perform(
      kind: "fixture.store", configuration: [:], action: .set(true))
    #expect(result.snapshot?.value == true)
    let pressed = try await proxy.perform(
      kind: "fixture.sleep", configuration: [:], action: .press)
    #expect(pressed.dialog == "Done")
    let options = try await proxy.options(
      kind: "fixture.echo", parameter: "text", search: "se", configuration: [:])
    #expect(options == [ParameterOption(value: .string("se"), title: "text: se")])
    #expect(process.isRunning)
  }

  @Test @BusActor func badInputGetsAClearErrorAndTheExtensionGoesOn() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()

    await expect(.unknownKind) { try await proxy.text("nonsense") }
    await expect(.unknownKind) { try await proxy.text("") }
    await expect(.unknownKind) {
      try await proxy.text(String(repeating: "ü", count: 100_000))
    }
    await expect(.invalidArguments) {
      try await proxy.perform(kind: "fixture.sleep", configuration: [:], action: .set(true))
    }
    await expect(.invalidArguments) {
      try await proxy.perform(kind: "fixture.store", configuration: [:], action: .press)
    }
    await expect(.invalidConfiguration) {
      try await proxy.options(
        kind: "fixture.echo", parameter: "none", search: "", configuration: [:])
    }
    #expect(try await proxy.text("echo", ["text": .string("still there")]) == "still there")
    #expect(process.isRunning)
  }

  @Test @BusActor func rawCallsOfWrongTypesAreRefused() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let connection = try fixture.connect()
    func call<each Argument: BusValue>(_ member: MemberName, _ arguments: repeat each Argument)
      async throws
    {
      let address = MemberAddress(
        destination: Fixture.name, path: .extensionObject, interface: .controlExtension,
        member: member)
      _ = try await connection.call(address, repeat each arguments)
    }
    let none = [String: Variant]()
    await expect(.invalidArguments) { try await call("Evaluate", "fixture.store") }
    await expect(.invalidArguments) { try await call("Evaluate", none) }
    await expect(.invalidArguments) {
      try await call("Perform", "fixture.store", none, "jump", Variant.boolean(true))
    }
    await expect(.invalidArguments) {
      try await call("Perform", "fixture.store", none, "set", Variant.string("on"))
    }
    await expect(.invalidArguments) {
      try await call(
        "Evaluate", "fixture.store", ["x": Variant.dictionary(key: "y", value: "y", [])])
    }
    #expect(process.isRunning)
  }

  @Test @BusActor func whatAuthorsThrowReachesTheCallerAsAFact() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()

    let thrown = await #expect(throws: BusError.self) { try await proxy.text("throw") }
    #expect(thrown?.name == .actionFailed)
    #expect(thrown?.message == "The lamp does not answer.")
    let unset = await #expect(throws: BusError.self) { try await proxy.text("echo") }
    #expect(unset.map(ControlFailure.init) == .unconfigured(parameter: "text"))
    #expect(process.isRunning)
  }

  @Test @BusActor func mainActorCodeRunsOnTheMainThreadAndItsTimersFire() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()

    #expect(try await proxy.text("main-thread") == "main")
    let result = try await proxy.perform(
      kind: "fixture.main-thread", configuration: [:], action: .press, timeout: .seconds(10))
    #expect(result.snapshot?.subtitle == "main")
    #expect(process.isRunning)
  }

  @Test @BusActor func kindsThatBlockTheirThreadsHoldNobodyUp() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    let sleeping = Counter()

    let sleepers = (0..<12).map { _ in
      Task {
        sleeping.value += 1
        defer { sleeping.value -= 1 }
        return try await proxy.text("sleep", ["seconds": .double(60)])
      }
    }
    try await eventually("all sleep") { sleeping.value == 12 }
    #expect(try await proxy.text("echo", ["text": .string("quick")]) == "quick")
    #expect(sleeping.value == 12)
    #expect(process.isRunning)
    process.signal(SIGKILL)
    for sleeper in sleepers {
      await #expect(throws: BusError.self) { try await sleeper.value }
    }
  }

  @Test @BusActor func aKindThatTrapsFailsItsCallAtOnce() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()

    let error = await #expect(throws: BusError.self) { try await proxy.text("trap") }
    #expect(error.map(ControlFailure.init) == .lostReply)
    guard case .signalled = try await process.end() else {
      Issue.record("the process survived its trap")
      return
    }
  }

  @Test @BusActor func theBusGoneEndsTheProcess() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    fixture.bus.kill()
    #expect(try await process.end() == .exited(1))
  }

  @Test @BusActor func withoutABusItSaysSoAndFails() async throws {
    let home = try TemporaryFolder()
    var environment = try Fixture.environment(home: home.path)
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(home.file("nothing"))"
    let run = try await ChildProcess.run(Fixture.program, environment: environment)
    #expect(run.end == .exited(1))
    #expect(run.error.contains("cannot serve"))
  }
}

/// A number that is counted on the loop.
@BusActor final class Counter {
  var value = 0
  init() {}
}

/// Expects a call to fail with an error of this name.
@BusActor func expect<Value>(
  _ name: ErrorName, sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () async throws -> Value
) async {
  let error = await #expect(throws: BusError.self, sourceLocation: sourceLocation) {
    _ = try await body()
  }
  #expect(error?.name == name, sourceLocation: sourceLocation)
}
