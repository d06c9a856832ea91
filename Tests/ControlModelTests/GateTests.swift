import ControlModel
import Testing

@Suite("A disabled control")
struct DisabledTests {
  @Test("refuses an action only after a fresh look")
  func stillDisabled() throws {
    for request: ControlRequest in [.set(true), .toggle] {
      let bench = Bench(.toggle(false, isEnabled: false))
      let call = bench.act(request)
      #expect(bench.answer(to: call) == nil)
      try bench.evaluated(.toggle(false, isEnabled: false))
      #expect(bench.answer(to: call) == .failed(.disabled))
      #expect(bench.actions.isEmpty)
      #expect(bench.looks.isEmpty)
    }
  }

  @Test("performs when the fresh look finds it enabled")
  func enabledMeanwhile() throws {
    let bench = Bench(.button(isEnabled: false))
    let call = bench.act(.press)
    try bench.evaluated(.button())
    #expect(bench.actions == [.press])
    try bench.performed(.button())
    #expect(bench.answer(to: call) == .succeeded)
  }

  @Test("looks anew for a call that came while it was looking")
  func olderLook() throws {
    let bench = Bench(.button(isEnabled: false))
    let first = bench.act(.press)
    let second = bench.act(.press)
    try bench.evaluated(.button(isEnabled: false))
    #expect(bench.answer(to: first) == .failed(.disabled))
    #expect(bench.answer(to: second) == nil)
    try bench.evaluated(.button())
    #expect(bench.actions == [.press])
  }

  @Test("refuses a toggle whose fresh look finds it disabled")
  func disabledMeanwhile() throws {
    let bench = Bench()
    let call = bench.act(.toggle)
    try bench.evaluated(.toggle(false, isEnabled: false))
    #expect(bench.answer(to: call) == .failed(.disabled))
    #expect(bench.look.failure == nil)
  }
}

@Suite("In a locked session")
struct LockTests {
  @Test(
    "an action that needs authentication is refused, and one that does not runs",
    arguments: AuthenticationPolicy.allCases)
  func policy(_ policy: AuthenticationPolicy) throws {
    let bench = Bench(.toggle(false, policy: policy), isLocked: true)
    let call = bench.act(.set(true))
    if policy == .alwaysAllowed {
      #expect(bench.actions == [.set(true)])
    } else {
      #expect(bench.answer(to: call) == .failed(.authenticationRequired))
      #expect(bench.actions.isEmpty)
      bench.send(.lockChanged(false))
      _ = bench.act(.set(true))
      #expect(bench.actions == [.set(true)])
    }
  }

  @Test("an old look's policy allows nothing: a fresh one decides")
  func oldPolicy() throws {
    let bench = Bench(.toggle(false), state: .placeholder, isLocked: true)
    let refused = bench.act(.set(true))
    #expect(bench.actions.isEmpty)
    try bench.evaluated(.toggle(false, policy: .requiresAuthentication))
    #expect(bench.answer(to: refused) == .failed(.authenticationRequired))
    #expect(bench.actions.isEmpty)
  }

  @Test("an action that waited for its turn is refused when the session was locked meanwhile")
  func lockedMeanwhile() throws {
    let snapshot = Snapshot.toggle(true, policy: .requiresAuthentication)
    let bench = Bench(snapshot)
    _ = bench.act(.set(true))
    let waiting = bench.act(.set(false))
    bench.send(.lockChanged(true))
    try bench.performed(snapshot)
    #expect(bench.answer(to: waiting) == .failed(.authenticationRequired))
  }

  @Test("an action that has not been sent when the session is locked stays, and shows nothing")
  func lockedBeforeSending() {
    let bench = Bench(.toggle(false, policy: .requiresAuthentication))
    let before = bench.look
    let first = bench.act(.set(true))
    let second = bench.act(.set(false))
    bench.pass(.milliseconds(60))
    #expect(bench.look.isPending)
    bench.send(.lockChanged(true))
    bench.reached()
    #expect(!bench.machine.awaits(RequestID(1)))
    for call in [first, second] {
      #expect(bench.answer(to: call) == .failed(.authenticationRequired))
    }
    #expect(bench.actions == [.set(true)])
    #expect(bench.look.snapshot == before.snapshot && !bench.look.isPending)
    bench.send(.performed(RequestID(1), .failure(.timedOut)))
    #expect(bench.look.failure == nil)
  }

  @Test("an action is sent that is always allowed, or whose session is open again")
  func openWhenSent() throws {
    for policy in [AuthenticationPolicy.alwaysAllowed, .requiresAuthentication] {
      let bench = Bench(.toggle(false, policy: policy))
      let call = bench.act(.set(true))
      bench.send(.lockChanged(true))
      if policy != .alwaysAllowed { bench.send(.lockChanged(false)) }
      bench.reached()
      let action = try #require(bench.lastAction)
      #expect(bench.machine.awaits(action))
      try bench.performed(.toggle(true, policy: policy))
      #expect(bench.answer(to: call) == .succeeded)
    }
  }

  @Test(
    "an action whose policy came from an old look waits for a fresh one before it is sent",
    arguments: AuthenticationPolicy.allCases)
  func oldPolicyBeforeSending(policy: AuthenticationPolicy) throws {
    let bench = Bench(.toggle(false), state: .stale)
    let call = bench.act(.toggle)
    try bench.evaluated(.toggle(false))
    bench.send(.configurationChanged)
    bench.send(.lockChanged(true))
    bench.reached()
    #expect(bench.answer(to: call) == nil)
    #expect(bench.evaluations.count == 2)
    try bench.evaluated(.toggle(true, policy: policy))
    if policy == .alwaysAllowed {
      #expect(bench.actions == [.set(true), .set(false)])
    } else {
      #expect(bench.answer(to: call) == .failed(.authenticationRequired))
    }
  }

  @Test("an action that its extension has missed is not sent again once the session is locked")
  func lockedBeforeSendingAgain() {
    let bench = Bench(.toggle(false, policy: .requiresAuthentication))
    let call = bench.act(.set(true))
    bench.reached()
    bench.send(.lockChanged(true))
    #expect(bench.answer(to: call) == nil)
    bench.reached()
    #expect(bench.answer(to: call) == .failed(.authenticationRequired))
  }

  @Test("an action that stays leaves what the one before it left")
  func keepsNote() throws {
    let bench = Bench(.toggle(false, policy: .requiresAuthentication))
    _ = bench.act(.set(true))
    try bench.performed(.failure(.actionFailed("jammed")))
    try bench.evaluated(.toggle(false, policy: .requiresAuthentication))
    _ = bench.act(.set(true))
    bench.send(.lockChanged(true))
    bench.reached()
    #expect(bench.look.failure == .actionFailed("jammed"))
  }

  @Test("a privacy-sensitive control is redacted, with one signal each way, and others are not")
  func redaction() {
    var whole = Snapshot.toggle(true)
    whole.isPrivacySensitive = true
    var label = Snapshot.toggle(true)
    label.isLabelPrivacySensitive = true
    for (snapshot, isHidden) in [(whole, true), (label, true), (.toggle(true), false)] {
      let bench = Bench(snapshot)
      bench.send(.lockChanged(true))
      #expect(bench.look.isRedacted == isHidden)
      bench.send(.lockChanged(true))
      bench.send(.lockChanged(false))
      #expect(!bench.look.isRedacted)
      #expect(bench.looks.count == (isHidden ? 2 : 0))
      #expect(Bench(snapshot, isLocked: true).look.isRedacted == isHidden)
    }
  }
}
