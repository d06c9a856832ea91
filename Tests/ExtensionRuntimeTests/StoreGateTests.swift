import Dispatch
import Synchronization
import Testing

@testable import ExtensionRuntime

struct StoreGateTests {
  private final class Counts: Sendable {
    let inside = Atomic(0)
    let meetings = Atomic(0)
    let alone = Atomic(0)
  }

  @Test func whoIsAloneMeetsNobody() {
    let gate = StoreGate()
    let counts = Counts()
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for _ in 0..<100 {
        guard thread % 4 == 0 else {
          gate.enter()
          counts.inside.add(1, ordering: .relaxed)
          counts.inside.subtract(1, ordering: .relaxed)
          gate.leave()
          continue
        }
        gate.alone {
          counts.alone.add(1, ordering: .relaxed)
          if counts.inside.load(ordering: .relaxed) > 0 {
            counts.meetings.add(1, ordering: .relaxed)
          }
        }
      }
    }
    #expect(counts.alone.load(ordering: .relaxed) > 0)
    #expect(counts.meetings.load(ordering: .relaxed) == 0)
  }

  @Test func whoStaysInsideIsNotWaitedForForEver() {
    let gate = StoreGate()
    gate.enter()
    #expect(gate.alone { true } == nil)
    gate.leave()
    #expect(gate.alone { true } == true)
  }
}
