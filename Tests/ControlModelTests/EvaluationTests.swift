import ControlModel
import Testing

@Suite("Evaluations")
struct EvaluationTests {
  @Test("are one at a time, and requests during one cause exactly one more")
  func singleFlight() throws {
    let bench = Bench()
    for _ in 0..<10 { bench.send(.reload(call: nil)) }
    #expect(bench.evaluations.count == 1)
    try bench.evaluated(.toggle(true))
    #expect(bench.evaluations.count == 2)
    try bench.evaluated(.toggle(true))
    #expect(bench.evaluations.count == 2)
    #expect(bench.machine.nextDeadline == nil)
  }

  @Test("answer the reload calls that came before they began, and no others")
  func reloadCalls() throws {
    let bench = Bench()
    let first = bench.reload()
    let second = bench.reload()
    let third = bench.reload()
    try bench.evaluated(.toggle(false))
    #expect(bench.answer(to: first) == .succeeded)
    #expect(bench.answer(to: second) == nil)
    try bench.evaluated(.toggle(false))
    #expect(bench.answer(to: second) == .succeeded)
    #expect(bench.answer(to: third) == .succeeded)
    #expect(bench.evaluations.count == 2)
  }

  @Test("that find no change publish nothing")
  func noChange() throws {
    let bench = Bench()
    _ = bench.reload()
    try bench.evaluated(.toggle(false))
    #expect(bench.looks.isEmpty)
    #expect(bench.look.revision == 0)
  }

  @Test("that find a change publish it once, before the answer, as the next revision")
  func change() throws {
    let bench = Bench()
    let call = bench.reload()
    try bench.evaluated(.toggle(true, title: "Lamp"))
    #expect(
      bench.lastEffects == [
        .publish(
          ControlLook(snapshot: .toggle(true, title: "Lamp"), state: .current, revision: 1)),
        .answer([call], failure: nil),
      ])
  }

  @Test("tell a reload call why they failed, and publish it")
  func failure() throws {
    let bench = Bench()
    let call = bench.reload()
    try bench.evaluated(.failure(.evaluationFailed("no sensor")))
    #expect(bench.answer(to: call) == .failed(.evaluationFailed("no sensor")))
    #expect(bench.look.state == .stale)
    #expect(bench.look.failure == .evaluationFailed("no sensor"))
    #expect(bench.look.snapshot == .toggle(false))
  }

  @Test("never run an action, however many are asked for")
  func reloadNeverActs() throws {
    let bench = Bench()
    for _ in 0..<100 {
      _ = bench.reload()
      bench.send(.contentChanged)
      try bench.evaluated(.toggle(.random()))
    }
    #expect(bench.actions.isEmpty)
  }

  @Test("that began before an action are thrown away, with what waits for them kept")
  func overtakenByAction() throws {
    let bench = Bench()
    let reload = bench.reload()
    let evaluation = try #require(bench.evaluations.last)
    _ = bench.act(.set(true))
    bench.send(.evaluated(evaluation, .success(.toggle(false, title: "old"))))
    #expect(bench.looks.isEmpty)
    #expect(bench.answer(to: reload) == nil)
    try bench.performed(.toggle(true))
    #expect(bench.answer(to: reload) == .succeeded)
    #expect(bench.look.snapshot == .toggle(true))
  }

  @Test("that began before an action's end and end after it are thrown away and repeated")
  func overtakenByEnd() throws {
    let bench = Bench()
    let reload = bench.reload()
    let evaluation = try #require(bench.evaluations.last)
    _ = bench.act(.set(true))
    try bench.performed(.failure(.actionFailed("no")))
    bench.send(.evaluated(evaluation, .success(.toggle(false, title: "old"))))
    #expect(bench.looks.isEmpty)
    #expect(bench.answer(to: reload) == nil)
    #expect(bench.evaluations.count == 2)
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: reload) == .succeeded)
    #expect(bench.look.snapshot == .toggle(true))
  }

  @Test("wait for an action's end, whose snapshot serves only what came before it began")
  func snapshotOfAction() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    let reload = bench.reload()
    #expect(bench.evaluations.isEmpty)
    try bench.performed(.toggle(true))
    #expect(bench.answer(to: reload) == nil)
    #expect(bench.evaluations.count == 1)
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: reload) == .succeeded)
  }

  @Test("follow an action whose end brings a snapshot only if somebody asked for one")
  func noNeedlessEvaluation() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    try bench.performed(.toggle(true))
    #expect(bench.evaluations.isEmpty)
    #expect(bench.machine.nextDeadline == nil)
  }

  @Test("are bounded by one running and one waiting in a storm of reloads")
  func storm() throws {
    let bench = Bench()
    for _ in 0..<10_000 { bench.send(.reload(call: nil)) }
    #expect(bench.evaluations.count == 1)
    let calls = (0..<1_000).map { _ in bench.reload() }
    try bench.evaluated(.toggle(false))
    try bench.evaluated(.toggle(true))
    #expect(bench.evaluations.count == 2)
    #expect(calls.allSatisfy { bench.lastEffects.answers($0) })
    #expect(bench.looks.count == 1)
  }

  @Test("that were given up are ignored when they end after all")
  func lateEnd() throws {
    let bench = Bench()
    bench.send(.reload(call: nil))
    let late = try #require(bench.evaluations.last)
    bench.reached()
    bench.pass(.seconds(5))
    bench.send(.evaluated(late, .success(.toggle(true))))
    #expect(bench.look.state == .stale)
    #expect(bench.look.snapshot.value == false)
  }
}

extension [ControlEffect] {
  /// Whether one of them answers the call.
  func answers(_ call: CallID) -> Bool {
    contains { if case .answer(let calls, _) = $0 { calls.contains(call) } else { false } }
  }
}
