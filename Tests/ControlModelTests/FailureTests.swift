import ControlModel
import Testing

@Suite("Failures")
struct FailureTests {
  private func failed() throws -> Bench {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.failure(.actionFailed("jammed")))
    try bench.evaluated(.toggle(false))
    #expect(bench.answer(to: call) == .failed(.actionFailed("jammed")))
    return bench
  }

  @Test("of an action go to its caller and to everyone else, with one signal and the truth")
  func published() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.failure(.actionFailed("jammed")))
    #expect(bench.lastEffects == [.evaluate(RequestID(2))])
    try bench.evaluated(.toggle(false, title: "half way"))
    #expect(
      bench.lastEffects == [
        .publish(
          ControlLook(
            snapshot: .toggle(false, title: "half way"), state: .current,
            failure: .actionFailed("jammed"), revision: 1)),
        .answer([call], failure: .actionFailed("jammed")),
      ])
  }

  @Test("of an action stay when the look is evaluated without anybody's asking")
  func staysWithChanges() throws {
    let bench = try failed()
    bench.send(.contentChanged)
    try bench.evaluated(.toggle(true))
    #expect(bench.look.failure == .actionFailed("jammed"))
  }

  @Test("of an action stay when a reload fails, and go when one succeeds")
  func goesWithReload() throws {
    let bench = try failed()
    bench.send(.reload(call: nil))
    try bench.evaluated(.failure(.evaluationFailed("no sensor")))
    #expect(bench.look.failure == .actionFailed("jammed"))
    bench.send(.reload(call: nil))
    try bench.evaluated(.toggle(false))
    #expect(bench.look.failure == nil)
  }

  @Test("of an action stay when a reload succeeds that was asked for before them")
  func staysWithEarlierReload() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    try bench.performed(.failure(.actionFailed("jammed")))
    let reload = bench.reload()
    try bench.evaluated(.toggle(false))
    try bench.evaluated(.toggle(false))
    #expect(bench.answer(to: reload) == .succeeded)
    #expect(bench.look.failure == .actionFailed("jammed"))
  }

  @Test("of an action stay when an evaluation succeeds that began before the reload")
  func staysWithEarlierEvaluation() throws {
    let bench = try failed()
    bench.send(.contentChanged)
    let reload = bench.reload()
    try bench.evaluated(.toggle(false))
    #expect(bench.look.failure == .actionFailed("jammed"))
    #expect(bench.answer(to: reload) == nil)
    try bench.evaluated(.toggle(false))
    #expect(bench.look.failure == nil)
    #expect(bench.answer(to: reload) == .succeeded)
  }

  @Test(
    "of what is private say nothing in their own words while the session is locked",
    arguments: [
      (ControlFailure.actionFailed("Call to Alice failed"), ControlFailure.actionFailed("")),
      (.unavailable("No line to Alice"), .unavailable("")), (.timedOut, .timedOut),
      (.unconfigured(parameter: "Alice"), .unconfigured(parameter: nil)),
      (.unknownKind("Alice"), .unknownKind("")),
      (
        .invalidConfiguration(parameter: "a", reason: "Alice"),
        .invalidConfiguration(parameter: "", reason: "")
      ),
    ])
  func redacted(failure: ControlFailure, shown: ControlFailure) throws {
    var snapshot = Snapshot.toggle(false)
    snapshot.isPrivacySensitive = true
    for isLocked in [true, false] {
      let bench = Bench(snapshot, isLocked: isLocked)
      let call = bench.act(.set(true))
      try bench.performed(.failure(failure))
      if bench.machine.isEvaluating { try bench.evaluated(.success(snapshot)) }
      #expect(bench.answer(to: call) == .failed(isLocked ? shown : failure))
    }
  }

  @Test("of an action go in a storm of reloads with the first one")
  func goesInStorm() throws {
    let bench = try failed()
    bench.send(.reload(call: nil))
    bench.send(.reload(call: nil))
    try bench.evaluated(.toggle(false))
    #expect(bench.look.failure == nil)
  }

  @Test("of an action go when the next one begins, as soon as it shows")
  func goesWithNextAction() throws {
    let bench = try failed()
    _ = bench.act(.set(true))
    bench.pass(.milliseconds(50))
    #expect(bench.look.isPending)
    #expect(bench.look.failure == nil)
  }

  @Test("of an evaluation go with the next one that succeeds, whoever wanted it")
  func evaluation() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    try bench.evaluated(.failure(.evaluationFailed("no sensor")))
    bench.pass(.seconds(1))
    try bench.evaluated(.toggle(false))
    #expect(bench.look.failure == nil)
    #expect(bench.look.state == .current)
  }

  @Test("that are a lost reply are a success for a toggle that shows the wanted value")
  func lostReplyActed() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.failure(.lostReply))
    #expect(bench.answer(to: call) == nil)
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.look.failure == nil)
    #expect(bench.actions == [.set(true)])
  }

  @Test("that are a lost reply are told when the toggle does not show the wanted value")
  func lostReplyIdle() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.failure(.lostReply))
    try bench.evaluated(.toggle(false))
    #expect(bench.answer(to: call) == .failed(.lostReply))
    #expect(bench.look.failure == .lostReply)
  }

  @Test("that are a lost reply are told as what the evaluation finds when it fails too")
  func lostReplyUnknown() throws {
    let bench = Bench()
    let gone = bench.act(.set(true))
    try bench.performed(.failure(.lostReply))
    try bench.evaluated(.failure(.unavailable("gone")))
    #expect(bench.answer(to: gone) == .failed(.unavailable("gone")))
    let broken = bench.act(.set(true))
    try bench.performed(.failure(.lostReply))
    try bench.evaluated(.failure(.evaluationFailed("no sensor")))
    #expect(bench.answer(to: broken) == .failed(.lostReply))
    #expect(bench.look.state == .stale)
  }

  @Test("to reach the extension with an action show that it is unavailable, and are retried")
  func unavailableAction() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(.failure(.unavailable("gone")))
    #expect(bench.answer(to: call) == .failed(.unavailable("gone")))
    #expect(bench.look.state == .unavailable)
    bench.pass(.seconds(1))
    try bench.evaluated(.toggle(false))
    #expect(bench.look.state == .current)
    #expect(bench.look.failure == .unavailable("gone"))
  }

  @Test("for want of a configuration show as unconfigured and are not retried")
  func unconfigured() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    try bench.evaluated(.failure(.unconfigured(parameter: "room")))
    #expect(bench.look.state == .unconfigured)
    #expect(bench.look.failure == .unconfigured(parameter: "room"))
    #expect(bench.machine.nextDeadline == nil)
    bench.send(.configurationChanged)
    try bench.evaluated(.toggle(false))
    #expect(bench.look.state == .current)
  }

  @Test("of a control that was never evaluated leave it a placeholder")
  func placeholder() throws {
    let bench = Bench(state: .placeholder)
    bench.send(.contentChanged)
    try bench.evaluated(.failure(.evaluationFailed("no sensor")))
    #expect(bench.look.state == .placeholder)
    #expect(bench.look.failure == .evaluationFailed("no sensor"))
  }
}

@Suite("Retries")
struct RetryTests {
  @Test("of a failed evaluation come after 1, 2, 4 … 256 s, then every 5 minutes")
  func backoff() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    var pauses: [Duration] = []
    for _ in 0..<11 {
      try bench.evaluated(.failure(.evaluationFailed("no sensor")))
      let next = try #require(bench.machine.nextDeadline)
      pauses.append(next - bench.now)
      bench.pass(next - bench.now)
    }
    #expect(pauses == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300].map(Duration.seconds))
  }

  @Test("publish nothing while they fail alike, and begin anew after a success")
  func silent() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    for _ in 0..<5 {
      try bench.evaluated(.failure(.evaluationFailed("no sensor")))
      try bench.settle()
    }
    #expect(bench.looks.count == 1)
    try bench.evaluated(.toggle(false))
    bench.send(.contentChanged)
    try bench.evaluated(.failure(.evaluationFailed("no sensor")))
    #expect(bench.machine.nextDeadline == bench.now + .seconds(1))
  }

  @Test("do not keep a reload waiting")
  func reload() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    try bench.evaluated(.failure(.timedOut))
    let call = bench.reload()
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.machine.nextDeadline == nil)
  }
}
