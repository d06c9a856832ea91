import Bus
import ControlModel
import ControlProtocol
import TestSupport
import Testing

struct LiveTests {
  init() { EventLoop.shared.startThread() }

  private static func placed(
    _ id: String, _ kind: String, _ configuration: Configuration = [:]
  ) -> PlacedControl {
    PlacedControl(id: id, kind: "fixture.\(kind)", configuration: configuration)
  }

  /// Counts the signals that the live kind changed.
  @BusActor private func countSignals(_ fixture: Fixture) async throws -> (
    Counter, Subscription
  ) {
    let signals = Counter()
    let connection = try fixture.connect()
    let rule = MatchRule(interface: .controlExtension, member: "ControlsChanged")
    let subscription = try await connection.subscribe(rule) { message in
      // The subscription alone would not keep the connection.
      withExtendedLifetime(connection) {
        guard let kinds = try? message.read([String].self) else { return }
        if kinds == ["fixture.live"] { signals.value += 1 }
      }
    }
    return (signals, subscription)
  }

  @Test @BusActor func aLiveProviderIsHeardExactlyWhileAControlIsPlaced() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    let (signals, subscription) = try await countSignals(fixture)
    defer { subscription.cancel() }

    try await proxy.setPlacedControls([
      Self.placed("a", "live"), Self.placed("b", "live"), Self.placed("c", "echo"),
    ])
    try await eventually("one listener for two copies alike") {
      try await proxy.text("live") == "1"
    }
    #expect(signals.value == 0)
    try await proxy.setPlacedControls([
      Self.placed("a", "live"), Self.placed("b", "live", ["count": .integer(1)]),
    ])
    try await eventually("its change arrived") { signals.value == 1 }
    #expect(try await proxy.text("live") == "2")
    try await proxy.setPlacedControls([])
    try await eventually("nobody listens any more") { try await proxy.text("live") == "0" }
    #expect(process.isRunning)
  }

  @Test @BusActor func aStormOfChangesBecomesFewSignalsAndTheLastIsNotLost() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    let (signals, subscription) = try await countSignals(fixture)
    defer { subscription.cancel() }

    try await proxy.setPlacedControls([
      Self.placed("a", "live", ["count": .integer(20_000), "ends": .boolean(true)])
    ])
    try await eventually("the stream has ended") { try await proxy.text("live") == "0" }
    try await Task.sleep(for: .milliseconds(200))
    #expect((1...200).contains(signals.value), "\(signals.value) signals")
    #expect(process.isRunning)
  }

  @Test @BusActor func aProviderThatHadEndedIsAskedAgainWhenItsControlLooksOtherwise() async throws
  {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    let path = fixture.home.file("state")
    func write(_ text: String) throws {
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    try write("off")
    let configuration: Configuration = ["file": .string(path)]
    try await proxy.setPlacedControls([Self.placed("a", "live", configuration)])
    try await eventually("it has ended, and looks as it did") {
      let looks = [
        try await proxy.text("live", configuration), try await proxy.text("live", configuration),
      ]
      return looks == ["0 off", "0 off"]
    }
    try write("on")
    #expect(try await proxy.text("live", configuration) == "0 on")
    try await eventually("it is listened to") {
      try await proxy.text("live", configuration) == "1 on"
    }
    #expect(process.isRunning)
  }

  @Test @BusActor func controlsThatAlwaysLookOtherwiseAreEvaluatedEverMoreSeldom() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    let (signals, subscription) = try await countSignals(fixture)
    defer { subscription.cancel() }
    let configurations = [1, 2].map { count -> Configuration in
      ["count": .integer(count), "ends": .boolean(true), "restless": .boolean(true)]
    }
    func evaluate() async throws {
      for configuration in configurations { _ = try await proxy.text("live", configuration) }
    }

    try await proxy.setPlacedControls(
      configurations.enumerated().map { Self.placed("\($0)", "live", $1) })
    // As the host does: one evaluation for all signals that came meanwhile.
    var answered = 0
    while answered < 50 {
      let isChanged: Void? = try? await eventually("a change", within: .milliseconds(2_500)) {
        signals.value > answered
      }
      guard isChanged != nil else { break }
      answered = signals.value
      try await evaluate()
    }
    #expect((1..<50).contains(answered))
    // What nobody announced somebody else has begun.
    try await evaluate()
    try await eventually("they are listened to again") { signals.value > answered }
    #expect(process.isRunning)
  }

  @Test @BusActor func aPushHandlerHearsOfItsOwnKindsCopies() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    let proxy = try fixture.proxy()
    try await proxy.setPlacedControls([
      Self.placed("a", "placed"), Self.placed("b", "echo"), Self.placed("c", "placed"),
      Self.placed("d", "unknown"),
    ])
    try await eventually("it was told") { try await proxy.text("placed") == "a c" }
    try await proxy.setPlacedControls([Self.placed("b", "echo")])
    try await eventually("it was told again") { try await proxy.text("placed") == "" }
    #expect(process.isRunning)
  }

  /// Until it ends, or its control is taken away.
  @Test(arguments: [[placed("a", "live", ["ends": .boolean(true)])], []]) @BusActor
  func aLiveProviderKeepsAnActivatedExtension(next: [PlacedControl]) async throws {
    let fixture = try Fixture(isActivatable: true, variables: ["FIXTURE_IDLE_LIMIT": "0.1"])
    let proxy = try fixture.proxy()
    let connection = try fixture.connect()
    try await proxy.setPlacedControls([Self.placed("a", "live")])
    let process = try #require(try await fixture.owner(of: Fixture.name, connection))
    try await Task.sleep(for: .milliseconds(500))
    #expect(try await fixture.owner(of: Fixture.name, connection) == process)
    try await proxy.setPlacedControls(next)
    try await eventually("it has left after its provider") {
      try await fixture.owner(of: Fixture.name, connection) == nil
    }
  }
}
