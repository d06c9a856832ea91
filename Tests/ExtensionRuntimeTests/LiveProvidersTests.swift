import Bus
import ControlModel
import Synchronization
import TestSupport
import Testing

@testable import ExtensionRuntime

/// The listening itself, in this process.
struct LiveProvidersTests {
  init() { EventLoop.shared.startThread() }

  private static let placed = [
    PlacedControl(id: "a", kind: "lamp"), PlacedControl(id: "b", kind: "lamp"),
    PlacedControl(id: "c", kind: "lamp", configuration: ["room": .string("hall")]),
  ]

  private static func snapshot(_ title: String) -> Snapshot {
    Snapshot(title: title, content: .toggle(isOn: false, off: StateLook(), on: StateLook()))
  }

  /// A kind whose provider tells of one change, and ends.
  private static func lamp(_ asked: Held) -> Kind {
    var kind = Kind(
      descriptor: KindDescriptor(kind: "lamp", controlType: .toggle),
      preview: { _ in snapshot("") }, evaluate: { _ in { snapshot("") } },
      perform: { _, _ in "" })
    kind.changes = { _ in
      asked.count.add(1, ordering: .relaxed)
      let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
      continuation.yield()
      continuation.finish()
      return stream
    }
    return kind
  }

  /// How often the provider was asked for its changes.
  private final class Held: Sendable {
    let count = Atomic(0)
    var value: Int { count.load(ordering: .relaxed) }
  }

  /// What listens, and how often it was told.
  @BusActor private final class Bench {
    let asked = Held()
    var changes = 0
    var look = 0
    private(set) lazy var providers = LiveProviders(
      ["lamp": LiveProvidersTests.lamp(asked)], changed: { [unowned self] _ in changes += 1 },
      ended: {})

    init() {}

    func evaluate(_ placed: PlacedControl, looksOtherwise: Bool) async {
      if looksOtherwise { look += 1 }
      let look = LiveProvidersTests.snapshot("\(look)")
      _ = await providers.watch(kind: placed.kind, configuration: placed.configuration) { look }
    }

    /// Waits until everybody who was asked has told of a change, and nobody is listened to.
    func settle(asked count: Int) async throws {
      try await eventually("\(count) were asked") {
        asked.value == count && changes == count && !providers.isRunning
      }
    }
  }

  @Test @BusActor func eachConfigurationIsListenedToOnce() async throws {
    let bench = Bench()
    bench.providers.follow(Self.placed)
    try await bench.settle(asked: 2)
    bench.providers.follow(Self.placed)
    #expect(!bench.providers.isRunning)
  }

  @Test(arguments: [false, true]) @BusActor
  func anotherLookHasAProviderAskedAgainWhateverCausedTheEvaluation(
    isAnnounced: Bool
  ) async throws {
    let bench = Bench()
    bench.providers.follow(Self.placed)
    try await bench.settle(asked: 2)
    if isAnnounced { bench.providers.announced(["lamp"]) }
    await bench.evaluate(Self.placed[2], looksOtherwise: true)
    try await bench.settle(asked: 3)
    await bench.evaluate(Self.placed[2], looksOtherwise: false)
    #expect(!bench.providers.isRunning)
  }

  /// Two have the same configuration, and one has another.
  @Test(arguments: [[2], [0, 1], [0, 1, 2]]) @BusActor
  func controlsThatAlwaysLookOtherwiseGoRoundEverMoreSeldom(copies: [Int]) async throws {
    let bench = Bench()
    let placed = copies.map { Self.placed[$0] }
    bench.providers.follow(placed)
    var (heard, rounds) = (0, 0)
    let end = EventLoop.now + .seconds(5)
    while EventLoop.now < end {
      try await Task.sleep(for: .milliseconds(5))
      guard bench.changes > heard else { continue }
      heard = bench.changes
      rounds += 1
      bench.providers.announced(["lamp"])
      for control in placed { await bench.evaluate(control, looksOtherwise: true) }
    }
    #expect((2..<20).contains(rounds))
    #expect(bench.providers.isRunning, "They are asked again, else a change is lost")
  }

  @Test @BusActor func anActionHasTheProviderAskedAgain() async throws {
    let bench = Bench()
    bench.providers.follow(Self.placed)
    try await bench.settle(asked: 2)
    bench.providers.performed(kind: "lamp", configuration: [:])
    try await bench.settle(asked: 3)
  }
}
