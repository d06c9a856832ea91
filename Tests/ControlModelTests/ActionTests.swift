import ControlModel
import Testing

@Suite("Actions")
struct ActionTests {
  @Test("that are quick are exactly one signal, before the answer")
  func quick() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    #expect(bench.lastEffects == [.perform(RequestID(1), .set(true))])
    bench.pass(.milliseconds(49))
    try bench.performed(.toggle(true))
    #expect(bench.looks == [ControlLook(snapshot: .toggle(true), state: .current, revision: 1)])
    #expect(bench.lastEffects.first == .publish(bench.look))
    #expect(bench.lastEffects.last == .answer([call], failure: nil))
  }

  @Test("that are quick are exactly one signal after a failed one too")
  func quickAfterFailure() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    try bench.performed(.failure(.actionFailed("jammed")))
    try bench.evaluated(.toggle(false))
    let before = bench.looks.count
    _ = bench.act(.set(true))
    try bench.performed(.toggle(true))
    #expect(bench.looks.count == before + 1)
    #expect(bench.look.failure == nil)
  }

  @Test("are pending once they have lasted 50 ms, and no longer than they last")
  func pending() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    bench.pass(.milliseconds(49))
    #expect(bench.looks.isEmpty)
    bench.pass(.milliseconds(1))
    #expect(bench.looks.map(\.isPending) == [true])
    #expect(bench.look.snapshot.value == false)
    bench.pass(.seconds(1))
    try bench.performed(.toggle(true))
    #expect(bench.looks.map(\.isPending) == [true, false])
    #expect(bench.looks.map(\.snapshot.value) == [false, true])
  }

  @Test("are one at a time, in the order in which they came")
  func oneAtATime() throws {
    let bench = Bench(.button())
    let calls = (0..<3).map { _ in bench.act(.press) }
    for (index, call) in calls.enumerated() {
      #expect(bench.actions.count == index + 1)
      #expect(bench.answer(to: call) == nil)
      try bench.performed(.button())
      #expect(bench.answer(to: call) == .succeeded)
    }
    #expect(bench.actions == [.press, .press, .press])
  }

  @Test("are answered before the next one begins")
  func answerBeforeNext() throws {
    let bench = Bench(.button())
    let first = bench.act(.press)
    _ = bench.act(.press)
    try bench.performed(.button())
    #expect(bench.lastEffects.first == .answer([first], failure: nil))
    #expect(bench.lastEffects.last == .perform(RequestID(2), .press))
  }

  @Test("set a value that the toggle shows already, since the look may be old")
  func equalValue() throws {
    let bench = Bench(.toggle(true))
    let call = bench.act(.set(true))
    #expect(bench.actions == [.set(true)])
    try bench.performed(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.looks.isEmpty)
  }

  @Test("that wait to set a value are overtaken by a newer one, and get its answer")
  func overtaken() throws {
    let bench = Bench()
    let first = bench.act(.set(true))
    let second = bench.act(.set(false))
    let third = bench.act(.set(true))
    let fourth = bench.act(.set(false))
    try bench.performed(.toggle(true))
    #expect(bench.answer(to: first) == .succeeded)
    #expect(bench.actions == [.set(true), .set(false)])
    try bench.performed(.failure(.actionFailed("jammed")))
    try bench.evaluated(.toggle(true))
    for call in [second, third, fourth] {
      #expect(bench.answer(to: call) == .failed(.actionFailed("jammed")))
    }
  }

  @Test("leave the last accepted value, even if it equals the one that is being set")
  func lastValueWins() throws {
    let bench = Bench()
    let calls = (1...200).map { bench.act(.set($0.isMultiple(of: 2))) }
    try bench.performed(.toggle(false))
    try bench.performed(.toggle(true))
    #expect(bench.actions == [.set(false), .set(true)])
    #expect(calls.allSatisfy { bench.answer(to: $0) == .succeeded })
    #expect(bench.look.snapshot.value == true)

    _ = bench.act(.set(false))
    _ = bench.act(.set(true))
    _ = bench.act(.set(false))
    try bench.performed(.toggle(false))
    #expect(bench.actions.suffix(2) == [.set(false), .set(false)])
  }

  @Test("do not overtake a toggle that waits between them")
  func noOvertakingOfToggle() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    _ = bench.act(.set(true))
    _ = bench.act(.toggle)
    _ = bench.act(.set(true))
    for value in [true, true, false, true] { try bench.performed(.toggle(value)) }
    #expect(bench.actions == [.set(true), .set(true), .set(false), .set(true)])
    #expect(bench.evaluations.isEmpty)
  }

  @Test("that press are never merged, and more than 16 waiting ones are refused at once")
  func presses() throws {
    let bench = Bench(.button())
    let calls = (0..<18).map { _ in bench.act(.press) }
    #expect(bench.answer(to: calls[16]) == nil)
    #expect(bench.answer(to: calls[17]) == .failed(.limitsExceeded))
    for _ in 0..<17 { try bench.performed(.button()) }
    #expect(bench.actions.count == 17)
    #expect(calls.prefix(17).allSatisfy { bench.answer(to: $0) == .succeeded })
  }

  @Test("that press are never repeated, whatever became of the first try")
  func neverRepeated() throws {
    for failure: ControlFailure in [
      .lostReply, .timedOut, .unavailable("gone"), .actionFailed(""), .disabled,
      .unconfigured(parameter: "room"),
    ] {
      let bench = Bench(.button())
      let call = bench.act(.press)
      try bench.performed(.failure(failure))
      if bench.answer(to: call) == nil { try bench.evaluated(.button()) }
      #expect(bench.answer(to: call) == .failed(failure))
      bench.pass(.seconds(1_000))
      #expect(bench.actions == [.press])
    }
  }

  @Test("are followed by an evaluation when their end brings no snapshot")
  func noSnapshot() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    try bench.performed(nil)
    #expect(bench.answer(to: call) == nil)
    try bench.evaluated(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.look.snapshot.value == true)
  }

  @Test("that end with a dialog show it as the status until the next one")
  func dialog() throws {
    let bench = Bench()
    _ = bench.act(.set(true))
    try bench.performed(.toggle(true, status: "On"), dialog: "Lit for an hour")
    #expect(bench.looks.map(\.snapshot.status) == ["Lit for an hour"])
    bench.send(.contentChanged)
    try bench.evaluated(.toggle(true, status: "On"))
    #expect(bench.looks.count == 1)
    _ = bench.act(.set(false))
    try bench.performed(.toggle(false, status: "Off"))
    #expect(bench.looks.map(\.snapshot.status) == ["Lit for an hour", "Off"])
  }

  @Test("whose value changes behind them, or which are reloaded, no longer show their dialog")
  func dialogEnds() throws {
    for event: ControlEvent in [.contentChanged, .reload(call: nil)] {
      let bench = Bench()
      _ = bench.act(.set(true))
      try bench.performed(.toggle(true), dialog: "Lit for an hour")
      bench.send(event)
      try bench.evaluated(.toggle(event != .contentChanged))
      #expect(bench.look.snapshot.status == "")
    }
  }

  @Test("are refused at once by a control that no longer is of their sort")
  func wrongSort() throws {
    let bench = Bench(.button())
    let set = bench.act(.set(true))
    let toggle = bench.act(.toggle)
    #expect(bench.answer(to: set) == .failed(.removed))
    #expect(bench.answer(to: toggle) == .failed(.removed))
    #expect(bench.actions.isEmpty)
  }
}
