import ControlModel
import Foundation
import Testing

@Suite("Whatever happens")
struct RandomizedTests {
  /// The seed of the whole test: `CONTROLBUS_SEED`, else another one each time.
  private static let seed =
    ProcessInfo.processInfo.environment["CONTROLBUS_SEED"].flatMap { UInt64($0) }
    ?? UInt64.random(in: 0..<1_000_000_000)

  @Test("the guarantees hold over 100,000 events")
  func guarantees() {
    print("CONTROLBUS_SEED=\(Self.seed)")
    var events = 0
    var lives: UInt64 = 0
    while events < 100_000 {
      let seed = Self.seed &+ lives
      var simulation = Simulation(seed: seed)
      simulation.run(events: 500)
      events += simulation.events
      lives += 1
      guard let first = simulation.oracle.violations.first else { continue }
      Issue.record(
        """
        CONTROLBUS_SEED=\(seed): \(first), and \(simulation.oracle.violations.count - 1) more
        """)
      return
    }
  }
}
