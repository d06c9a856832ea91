import ControlModel
import Testing

@Suite("An extension")
struct AvailabilityTests {
  @Test("that went for good makes the control unavailable, with no retries")
  func gone() {
    let bench = Bench()
    bench.send(.availabilityChanged(unavailable: "not installed"))
    #expect(bench.look.state == .unavailable)
    #expect(bench.look.failure == .unavailable("not installed"))
    #expect(bench.look.snapshot == .toggle(false))
    #expect(bench.evaluations.isEmpty)
    #expect(bench.machine.nextDeadline == nil)
  }

  @Test("that appears again has its controls evaluated")
  func appears() throws {
    let bench = Bench()
    bench.send(.availabilityChanged(unavailable: "not installed"))
    bench.send(.availabilityChanged(unavailable: nil))
    try bench.evaluated(.toggle(true))
    #expect(bench.look.state == .current)
    #expect(bench.look.failure == nil)
  }

  @Test("that appears while everything is current is asked nothing")
  func appearsAnyway() {
    let bench = Bench()
    bench.send(.availabilityChanged(unavailable: nil))
    #expect(bench.evaluations.isEmpty)
  }

  @Test("that appears is asked anew while an evaluation runs that will be thrown away")
  func appearsDuringOvertaken() throws {
    let bench = Bench()
    bench.send(.reload(call: nil))
    let overtaken = try #require(bench.evaluations.last)
    _ = bench.act(.set(true))
    try bench.performed(.toggle(true))
    _ = bench.act(.set(false))
    try bench.performed(.failure(.unavailable("crashed")))
    bench.send(.availabilityChanged(unavailable: nil))
    bench.send(.evaluated(overtaken, .success(.toggle(false))))
    #expect(bench.evaluations.count == 2)
    try bench.evaluated(.toggle(true))
    #expect(bench.look.state == .current)
  }

  @Test("that failed is tried again when somebody asks, and is not retried after that")
  func asked() throws {
    let bench = Bench()
    bench.send(.availabilityChanged(unavailable: "crashed five times"))
    let call = bench.reload()
    try bench.evaluated(.failure(.unavailable("crashed again")))
    #expect(bench.answer(to: call) == .failed(.unavailable("crashed again")))
    #expect(bench.machine.nextDeadline == nil)
  }

  @Test("that went does not become reachable by an answer from before")
  func lateAnswer() throws {
    let bench = Bench()
    let call = bench.reload()
    bench.send(.availabilityChanged(unavailable: "removed"))
    try bench.evaluated(.toggle(true))
    #expect(bench.look.state == .unavailable)
    try bench.evaluated(.failure(.unavailable("removed")))
    #expect(bench.answer(to: call) == .failed(.unavailable("removed")))
  }

  @Test("that left after a good answer fails no action")
  func cleanLeaver() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    bench.send(.availabilityChanged(unavailable: "left"))
    try bench.performed(.toggle(true))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.evaluations.count == 1)
  }
}

@Suite("A new configuration")
struct ConfigurationTests {
  @Test("makes the look stale until it is evaluated")
  func stale() throws {
    let bench = Bench()
    bench.send(.configurationChanged)
    #expect(bench.look.state == .stale)
    try bench.evaluated(.toggle(true))
    #expect(bench.look.state == .current)
    #expect(bench.look.snapshot.value == true)
  }

  @Test("overtakes an evaluation of the old one")
  func overtakes() throws {
    let bench = Bench()
    let call = bench.reload()
    bench.send(.configurationChanged)
    try bench.evaluated(.toggle(true, title: "old room"))
    #expect(bench.look.snapshot.title == "")
    #expect(bench.answer(to: call) == nil)
    try bench.evaluated(.toggle(false, title: "new room"))
    #expect(bench.look.snapshot.title == "new room")
    #expect(bench.answer(to: call) == .succeeded)
  }

  @Test("makes the snapshot of an action that runs useless, and its value nobody's wish")
  func action() throws {
    let bench = Bench()
    let call = bench.act(.set(true))
    bench.send(.configurationChanged)
    try bench.performed(.toggle(true, title: "old room"))
    #expect(bench.look.snapshot.title == "")
    try bench.evaluated(.toggle(false, title: "new room"))
    #expect(bench.answer(to: call) == .succeeded)
    #expect(bench.look.snapshot == .toggle(false, title: "new room"))
  }

  @Test("is what a toggle that waits for its look decides by")
  func toggle() throws {
    let bench = Bench()
    _ = bench.act(.toggle)
    bench.send(.configurationChanged)
    try bench.evaluated(.toggle(false))
    #expect(bench.actions.isEmpty)
    try bench.evaluated(.toggle(true))
    #expect(bench.actions == [.set(false)])
  }
}

@Suite("A kind described anew")
struct DescriptionTests {
  @Test("keeps the last look of the same sort, and is evaluated")
  func sameSort() throws {
    let bench = Bench(.toggle(true, title: "Lamp"))
    bench.send(.described(placeholder: .toggle(false)))
    #expect(bench.looks.isEmpty)
    try bench.evaluated(.toggle(true, title: "Lamp 2"))
    #expect(bench.look.snapshot.title == "Lamp 2")
  }

  @Test("replaces a placeholder")
  func placeholder() {
    let bench = Bench(.toggle(false), state: .placeholder)
    bench.send(.described(placeholder: .toggle(false, title: "Lamp")))
    #expect(bench.look.snapshot.title == "Lamp")
    #expect(bench.look.state == .placeholder)
  }

  @Test("as another sort of control becomes it at once")
  func otherSort() throws {
    let bench = Bench(.toggle(true))
    bench.send(.described(placeholder: .button(title: "Lamp")))
    #expect(bench.look.snapshot.controlType == .button)
    #expect(bench.look.state == .placeholder)
    try bench.evaluated(.button(title: "Lamp"))
    #expect(bench.look.state == .current)
  }

  @Test("as another sort of control refuses what waits for the old one")
  func waitingCalls() throws {
    let bench = Bench(.toggle(true))
    let running = bench.act(.set(false))
    let waiting = bench.act(.toggle)
    bench.send(.described(placeholder: .button()))
    try bench.performed(.toggle(false))
    #expect(bench.look.snapshot.controlType == .button)
    try bench.evaluated(.button())
    #expect(bench.answer(to: running) == .succeeded)
    #expect(bench.answer(to: waiting) == .failed(.removed))
  }

  @Test("overtakes an evaluation by the old program")
  func overtakes() throws {
    let bench = Bench()
    bench.send(.contentChanged)
    bench.send(.described(placeholder: .button()))
    try bench.evaluated(.toggle(true))
    #expect(bench.look.snapshot.controlType == .button)
    #expect(bench.evaluations.count == 2)
  }
}

@Suite("A control that is removed")
struct RemovalTests {
  @Test("answers everyone who waits, and is at its end")
  func answers() throws {
    let bench = Bench()
    let calls = [bench.act(.set(true)), bench.act(.toggle), bench.act(.set(false)), bench.reload()]
    bench.send(.removed)
    #expect(
      bench.lastEffects == [.answer([calls[0], calls[1], calls[2], calls[3]], failure: .removed)])
    #expect(bench.machine.nextDeadline == nil)
    try bench.performed(.toggle(true))
    #expect(bench.lastEffects.isEmpty)
  }

  @Test("refuses what still comes")
  func refuses() {
    let bench = Bench()
    bench.send(.removed)
    let act = bench.act(.set(true))
    let reload = bench.reload()
    bench.send(.reload(call: nil))
    #expect(bench.answer(to: act) == .failed(.removed))
    #expect(bench.answer(to: reload) == .failed(.removed))
    #expect(bench.evaluations.isEmpty)
  }
}

@Suite("A look from an earlier run")
struct RestoredTests {
  @Test("keeps its state, value and revision, and is neither pending nor asked for by itself")
  func restored() {
    for state in ControlState.allCases {
      let look = ControlLook(
        snapshot: .toggle(true), state: state, isPending: true, isRedacted: true, revision: 7)
      let machine = ControlMachine(look: look)
      #expect(machine.look.state == state)
      #expect(machine.look.snapshot == .toggle(true))
      #expect(!machine.look.isPending)
      #expect(!machine.look.isRedacted)
      #expect(machine.look.revision == 7)
      #expect(machine.nextDeadline == nil)
    }
  }
}
