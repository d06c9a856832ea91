import ControlModel
import Testing

@Suite("Toggle()")
struct ToggleTests {
  @Test("evaluates first and sets the opposite of what it finds")
  func fresh() throws {
    let bench = Bench(.toggle(false))
    let call = bench.act(.toggle)
    #expect(bench.actions.isEmpty)
    try bench.evaluated(.toggle(true))
    #expect(bench.actions == [.set(false)])
    try bench.performed(.toggle(false))
    #expect(bench.answer(to: call) == .succeeded)
  }

  @Test("does not trust an evaluation that began before it was called")
  func older() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    _ = bench.act(.toggle)
    try bench.evaluated(.toggle(true))
    #expect(bench.actions.isEmpty)
    try bench.evaluated(.toggle(false))
    #expect(bench.actions == [.set(true)])
  }

  @Test("twice within a millisecond ends where it began")
  func twice() throws {
    let bench = Bench(.toggle(false))
    _ = bench.act(.toggle)
    _ = bench.act(.toggle)
    try bench.evaluated(.toggle(false))
    try bench.evaluated(.toggle(false))
    try bench.performed(.toggle(true))
    #expect(bench.actions == [.set(true), .set(false)])
    try bench.performed(.toggle(false))
    #expect(bench.look.snapshot.value == false)
  }

  @Test("that is called while an action runs looks again after it")
  func afterAction() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    _ = bench.act(.toggle)
    try bench.performed(.toggle(true))
    #expect(bench.actions == [.set(true)])
    try bench.evaluated(.toggle(false))
    #expect(bench.actions == [.set(true), .set(true)])
  }

  @Test("looks anew when the action before it, which shared its look, did not reach anybody")
  func afterUnreachable() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    _ = bench.act(.toggle)
    let second = bench.act(.toggle)
    try bench.evaluated(.toggle(false))
    try bench.evaluated(.toggle(false))
    try bench.performed(.failure(.unavailable("starting")))
    #expect(bench.answer(to: second) == nil)
    try bench.evaluated(.toggle(false))
    #expect(bench.actions == [.set(true), .set(true)])
  }

  @Test("fails with the evaluation, and sets nothing")
  func failure() throws {
    let bench = Bench()
    let call = bench.act(.toggle)
    try bench.evaluated(.failure(.evaluationFailed("no sensor")))
    #expect(bench.answer(to: call) == .failed(.evaluationFailed("no sensor")))
    #expect(bench.actions.isEmpty)
  }

  @Test("whose caller was told that it timed out never runs later")
  func timedOut() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    bench.reached()
    let call = bench.act(.toggle)
    bench.pass(.seconds(20))
    #expect(bench.answer(to: call) == .failed(.timedOut))
    try bench.performed(.toggle(true))
    #expect(bench.actions == [.set(true)])
    #expect(bench.evaluations.isEmpty)
  }
}
