import ControlModel
import Testing

@Suite("Settling")
struct SettlingTests {
  @Test("asks again after 0.25, 0.5, 1 and 2 s, then shows the truth and tells NotApplied")
  func notApplied() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.toggle(false, title: "still off"))
    var pauses: [Duration] = []
    for count in 1...4 {
      let begin = bench.now
      bench.pass(.milliseconds(50))
      if bench.evaluations.count < count { try bench.settle() }
      pauses.append(bench.now - begin)
      #expect(bench.answer(to: call) == nil)
      #expect(bench.look.isPending)
      try bench.evaluated(.toggle(false, title: "still off"))
    }
    #expect(pauses == ControlTimes.settling)
    #expect(bench.answer(to: call) == .failed(.notApplied))
    #expect(bench.look.snapshot == .toggle(false, title: "still off"))
    #expect(bench.look.failure == .notApplied)
    #expect(!bench.look.isPending)
    #expect(bench.looks.count == 2)
    #expect(bench.machine.nextDeadline == nil)
  }

  @Test("ends when the provider follows: pending, on, never back")
  func lagging() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.toggle(false), dialog: "Lit")
    for _ in 0..<2 {
      try bench.settle()
      try bench.evaluated(.toggle(false))
    }
    try bench.settle()
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.looks.map(\.isPending) == [true, false])
    #expect(bench.looks.map(\.snapshot.value) == [false, true])
    #expect(bench.look.snapshot.status == "Lit")
    #expect(bench.machine.nextDeadline == nil)
  }

  @Test("holds the contradiction back even if a reload finds it, and answers the reload")
  func reloadDuring() throws {
    let bench = Bench(.toggle(true))
    _ = bench.act(.set(true))
    try bench.performed(.toggle(false))
    for _ in 0..<20 {
      let reload = bench.reload()
      try bench.evaluated(.toggle(false))
      #expect(bench.answer(to: reload) == .succeeded)
    }
    #expect(bench.looks.isEmpty)
    try bench.settle()
    try bench.evaluated(.toggle(true))
    #expect(!bench.looks.contains { $0.snapshot.value == false })
  }

  @Test("is over at once when a reload between two probes finds the value")
  func reloadConfirms() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.toggle(false))
    _ = bench.reload()
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.machine.nextDeadline == nil)
  }

  @Test("takes no evaluation for a probe that began before the probe was due")
  func olderEvaluation() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.toggle(false))
    for _ in 0..<3 {
      try bench.settle()
      try bench.evaluated(.toggle(false))
    }
    bench.pass(.milliseconds(1_900))
    bench.send(.contentChanged)
    bench.pass(.milliseconds(100))
    try bench.evaluated(.toggle(false))
    #expect(bench.answer(to: call) == nil)
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
  }

  @Test("goes on when the provider throws meanwhile, and tells that failure if it goes on throwing")
  func throwing() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(nil)
    try bench.evaluated(.failure(.evaluationFailed("restarting")))
    #expect(bench.looks.isEmpty)
    for _ in 0..<4 {
      #expect(bench.answer(to: call) == nil)
      try bench.settle()
      try bench.evaluated(.failure(.evaluationFailed("restarting")))
    }
    #expect(bench.answer(to: call) == .failed(.evaluationFailed("restarting")))
    #expect(bench.look.state == .stale)
  }

  @Test("lets the next action wait")
  func nextWaits() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    try bench.performed(.toggle(false))
    _ = bench.act(.set(false))
    #expect(bench.actions == [.set(true)])
    try bench.settle()
    try bench.evaluated(.toggle(true))
    #expect(bench.actions == [.set(true), .set(false)])
  }

  @Test("is not for buttons, which have no value")
  func button() throws {
    let bench = Bench(.button())
    let call = bench.act(.press)
    try bench.performed(.button(title: "pressed"))
    #expect(bench.answer(to: call) == .succeeded)
  }
}

/// The design's figures, which the tests do not take from the code.
enum ControlTimes {
  static let settling: [Duration] = [
    .milliseconds(250), .milliseconds(500), .seconds(1), .seconds(2),
  ]
}

extension Bench {
  /// Waits for the next probe.
  func settle(location: SourceLocation = #_sourceLocation) throws {
    let count = evaluations.count
    for _ in 0..<10 where evaluations.count == count {
      let next = try #require(machine.nextDeadline, sourceLocation: location)
      pass(next - now)
    }
  }
}
