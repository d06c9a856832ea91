import ControlModel
import Testing

@Suite("Deadlines")
struct DeadlineTests {
  @Test("an evaluation has 5 s from the moment that the extension was reached")
  func evaluation() throws {
    let bench = Bench()
    let call = bench.reload()
    bench.pass(.seconds(9))
    bench.reached()
    bench.pass(.milliseconds(4_999))
    bench.reached()
    #expect(bench.answer(to: call) == nil)
    bench.pass(.milliseconds(1))
    #expect(bench.answer(to: call) == .failed(.timedOut))
    #expect(bench.look.state == .stale)
    #expect(bench.look.snapshot == .toggle(false))
  }

  @Test("an extension that does not start within 10 s is unavailable")
  func unreachable() throws {
    let bench = Bench()
    let call = bench.reload()
    bench.pass(.milliseconds(9_999))
    #expect(bench.answer(to: call) == nil)
    bench.pass(.milliseconds(1))
    guard case .failed(.unavailable) = bench.answer(to: call) else {
      Issue.record("\(String(describing: bench.answer(to: call)))")
      return
    }
    #expect(bench.look.state == .unavailable)
  }

  @Test("an action whose extension does not start within 10 s is over, and is not repeated")
  func unreachableAction() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    bench.pass(.seconds(10))
    guard case .failed(.unavailable) = bench.answer(to: call) else {
      Issue.record("\(String(describing: bench.answer(to: call)))")
      return
    }
    #expect(!bench.look.isPending)
    bench.pass(.seconds(600))
    #expect(bench.actions == [.set(true)])
  }

  @Test("an action that fails at the moment that others have waited for too long is what is shown")
  func failureAmongTimeouts() throws {
    let bench = Bench(.button())
    let calls = (0..<3).map { _ in bench.act(.press) }
    bench.pass(.seconds(20))
    let failure = try #require(bench.look.failure)
    #expect(bench.actions.count == 2)
    #expect(bench.answer(to: calls[1]) == .failed(failure))
    #expect(bench.answer(to: calls[2]) == .failed(.timedOut))
    #expect(failure != .timedOut)
  }

  @Test("a request is awaited until it is given up, and never sent after that")
  func awaited() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    let first = try #require(bench.lastAction)
    #expect(bench.machine.awaits(first))
    bench.pass(.seconds(10))
    #expect(!bench.machine.awaits(first))
    _ = bench.act(.set(false))
    let second = try #require(bench.lastAction)
    #expect(bench.machine.awaits(second) && !bench.machine.awaits(first))
    bench.send(.removed)
    #expect(!bench.machine.awaits(second))
  }

  @Test(
    "an action that nobody waits for any more is over if it was not sent, and else goes on",
    arguments: [false, true])
  func dropped(isSent: Bool) throws {
    let bench = Bench(.button())
    _ = bench.act(.press)
    bench.reached()
    bench.pass(.seconds(1))
    let waiting = bench.act(.press)
    bench.pass(.seconds(18))
    try bench.performed(.button())
    let second = try #require(bench.lastAction)
    if isSent { bench.reached() }
    _ = bench.act(.press)
    bench.pass(.seconds(2))
    #expect(bench.answer(to: waiting) == .failed(.timedOut))
    #expect(bench.machine.awaits(second) == isSent)
    #expect(bench.actions.count == (isSent ? 2 : 3))
  }

  @Test("a caller waits 20 s, while the control stays pending until the extension answers")
  func caller() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    bench.reached()
    bench.pass(.milliseconds(19_999))
    #expect(bench.answer(to: call) == nil)
    bench.pass(.milliseconds(1))
    #expect(bench.answer(to: call) == .failed(.timedOut))
    #expect(bench.look.failure == .timedOut)
    bench.pass(.seconds(10))
    #expect(bench.look.isPending)
    try bench.performed(.toggle(true))
    #expect(!bench.look.isPending)
    #expect(bench.look.snapshot.value == true)
    #expect(bench.look.failure == .timedOut)
  }

  @Test("waiting counts: a caller behind a long action times out, and its action never runs")
  func waiting() throws {
    let bench = Bench(.button())
    _ = bench.act(.press)
    bench.reached()
    bench.pass(.seconds(15))
    let waiting = bench.act(.press)
    bench.pass(.seconds(20))
    #expect(bench.answer(to: waiting) == .failed(.timedOut))
    try bench.performed(.button())
    #expect(bench.actions == [.press])
  }

  @Test("a caller that times out while another action has just begun is seen to, at once")
  func hiddenTimeout() throws {
    let bench = Bench(.button())
    for _ in 0..<3 { _ = bench.act(.press) }
    bench.reached()
    bench.pass(.milliseconds(19_980))
    try bench.performed(.button())
    bench.reached()
    bench.pass(.milliseconds(20))
    #expect(bench.look.failure == .timedOut)
    #expect(!bench.look.isPending)
    try bench.performed(.button())
    #expect(bench.look.failure == .timedOut)
    #expect(bench.actions.count == 2)
  }

  @Test("a SetValue that was overtaken waits no longer than another one")
  func overtakenCaller() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    bench.reached()
    let early = bench.act(.set(false))
    bench.pass(.seconds(10))
    let late = bench.act(.set(true))
    bench.pass(.seconds(10))
    #expect(bench.answer(to: early) == .failed(.timedOut))
    #expect(bench.answer(to: late) == nil)
    try bench.performed(.toggle(true))
    try bench.performed(.toggle(true))
    #expect(bench.answer(to: late) == .succeeded)
  }

  @Test("an action is given up after 2 minutes, and the truth is shown")
  func action() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    bench.reached()
    bench.pass(.milliseconds(119_999))
    #expect(bench.look.isPending)
    #expect(bench.evaluations.isEmpty)
    bench.pass(.milliseconds(1))
    try bench.evaluated(.toggle(false, title: "truth"))
    #expect(!bench.look.isPending)
    #expect(bench.look.snapshot.title == "truth")
    #expect(bench.look.failure == .timedOut)
  }

  @Test("an action that ends after it was given up is looked after")
  func lateAction() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    let late = try #require(bench.lastAction)
    bench.reached()
    bench.pass(.seconds(120))
    let evaluation = try #require(bench.evaluations.last)
    bench.send(.performed(late, .success(ActionResult(snapshot: .toggle(true)))))
    bench.send(.evaluated(evaluation, .success(.toggle(false))))
    #expect(bench.evaluations.count == 2)
    try bench.evaluated(.toggle(true))
    #expect(bench.look.snapshot.value == true)
  }

  @Test("a reload behind a long action times out after 20 s, and is still followed by a look")
  func reload() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    bench.reached()
    let call = bench.reload()
    bench.pass(.seconds(20))
    #expect(bench.answer(to: call) == .failed(.timedOut))
    try bench.performed(.toggle(true))
    #expect(bench.evaluations.count == 1)
  }

  @Test("a call at a time when nothing is due changes nothing")
  func early() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    bench.pass(.milliseconds(49))
    let next = bench.machine.nextDeadline
    bench.send(.deadlinePassed)
    #expect(bench.lastEffects.isEmpty)
    #expect(bench.machine.nextDeadline == next)
  }

  @Test("a control at rest has no deadline")
  func idle() throws {
    let bench = Bench()
    #expect(bench.machine.nextDeadline == nil)
    _ = bench.act(.toggle)
    try bench.evaluated(.toggle(false))
    try bench.performed(.toggle(true))
    #expect(bench.machine.nextDeadline == nil)
  }
}
