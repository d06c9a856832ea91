import ControlModel
import TestSupport

/// One control's life: a machine, the world behind it, and surfaces and programs that do things at
/// random, all from one seed.
struct Simulation {
  private enum Item {
    /// Something that the machine is told.
    case tell(ControlEvent)
    /// The provider looks; the answer arrives later.
    case look(RequestID, answerAt: Duration)
    /// The extension is there: the host sends the request, if it is still wanted.
    case send(ControlEffect)
    /// The action's code runs, and then what follows it.
    case run(RequestID, ControlAction, then: [Later])
  }

  private struct Later {
    var pause: Duration
    var step: Step

    enum Step {
      case answerWithSnapshot(RequestID)
      case answer(RequestID, Result<ActionResult, ControlFailure>)
    }
  }

  private(set) var oracle: Oracle
  /// How many events the machine was told.
  private(set) var events = 0
  private var random: SplitMix64
  private var world: SimulatedExtension
  private var machine: ControlMachine
  private var agenda = Agenda<Item>()
  private var now: Duration = .zero
  private var calls: UInt64 = 0
  private var endedEvaluations: [RequestID] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    let habits = SimulatedExtension.Habits(
      latency: random.pick(.milliseconds(5), .milliseconds(80), .seconds(2)),
      lag: random.chance(0.3) ? random.duration(upTo: .milliseconds(2_500)) : .zero,
      faults: random.pick(0, 0.05, 0.3))
    world = SimulatedExtension(habits: habits, controlType: random.chance(0.7) ? .toggle : .button)
    let look = ControlLook(snapshot: world.report(at: .zero), state: .stale)
    machine = ControlMachine(look: look)
    oracle = Oracle(look: machine.look)
  }

  /// Lets a lot happen, then lets everything calm down and judges what is left.
  mutating func run(events count: Int) {
    tell(.availabilityChanged(unavailable: nil))
    while events < count { step() }
    if random.chance(0.1) {
      tell(.removed)
      _ = rests()
      oracle.judgeAnswers()
    } else {
      calmDown()
    }
  }

  private mutating func step() {
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<30: act()
    case 30..<45: tell(.reload(call: nextCall()))
    case 45..<55: tell(.reload(call: nil))
    case 55..<70: changeWorld()
    case 70..<73: tell(.lockChanged(random.chance(0.3)))
    case 73..<76:
      world.isEnabled = random.chance(0.7)
      world.policy = random.pick(.alwaysAllowed, .alwaysAllowed, .requiresAuthentication)
      tell(.contentChanged)
    case 76..<78: tell(.availabilityChanged(unavailable: random.chance(0.5) ? "gone" : nil))
    case 78..<80: tell(.configurationChanged)
    case 80..<82: describe()
    case 82..<85: for _ in 0..<20 { act() }
    case 85..<88: tell(.deadlinePassed)
    case 88..<90:
      if let id = endedEvaluations.randomElement(using: &random) {
        tell(.evaluated(id, .success(world.report(at: .zero))))
      }
    case 90..<91: pass(random.duration(upTo: .seconds(40)))
    default: pass(random.duration(upTo: .seconds(3)))
    }
    if random.chance(0.7) { pass(random.duration(upTo: .milliseconds(30))) }
  }

  private mutating func nextCall() -> CallID {
    calls += 1
    return CallID(calls)
  }

  private mutating func act() {
    let isToggle = (world.controlType == .toggle) != random.chance(0.02)
    let request: ControlRequest =
      !isToggle ? .press : random.chance(0.3) ? .toggle : .set(random.chance(0.5))
    tell(.act(request, call: nextCall()))
  }

  /// Another program changes the state, and says so.
  private mutating func changeWorld() {
    world.change(to: random.chance(0.5), at: now)
    oracle.noteChange()
    tell(random.chance(0.5) ? .contentChanged : .reload(call: nil))
  }

  private mutating func describe() {
    if random.chance(0.3) { world.controlType = world.controlType == .toggle ? .button : .toggle }
    var placeholder = world.report(at: .zero)
    placeholder.title = "placeholder"
    tell(.described(placeholder: placeholder))
  }

  // Time.

  private mutating func tell(_ event: ControlEvent) {
    events += 1
    if case .evaluated(let id, _) = event { endedEvaluations.append(id) }
    oracle.note(event, at: now)
    let effects = machine.handle(event, at: now)
    oracle.judge(effects, of: machine, at: now)
    for effect in effects { obey(effect) }
  }

  private mutating func pass(_ duration: Duration) {
    let end = now + duration
    for _ in 0..<10_000 {
      guard let next = nextTime, next <= end else { break }
      happen(at: next)
    }
    now = end
  }

  private var nextTime: Duration? {
    [agenda.next, machine.nextDeadline].compactMap(\.self).min()
  }

  private mutating func happen(at time: Duration) {
    now = max(now, time)
    if let deadline = machine.nextDeadline, deadline <= time { return tell(.deadlinePassed) }
    switch agenda.removeNext() {
    case .tell(let event): tell(event)
    case .look(let id, let answerAt):
      agenda.add(.tell(.evaluated(id, .success(world.report(at: now)))), at: answerAt)
    case .send(let effect): send(effect)
    case .run(let id, let action, let then):
      oracle.noteRun(id)
      world.change(to: action == .set(true) || (action == .press && !world.value), at: now)
      follow(then)
    case nil: break
    }
  }

  private mutating func follow(_ steps: [Later]) {
    for later in steps {
      switch later.step {
      case .answerWithSnapshot(let id):
        let snapshot = random.chance(0.9) ? world.report(at: now) : nil
        let dialog = random.chance(0.1) ? "Done" : ""
        let result = ActionResult(snapshot: snapshot, dialog: dialog)
        agenda.add(.tell(.performed(id, .success(result))), at: now + later.pause)
      case .answer(let id, let result):
        agenda.add(.tell(.performed(id, result)), at: now + later.pause)
      }
    }
  }

  // The extension.

  private mutating func obey(_ effect: ControlEffect) {
    switch effect {
    case .evaluate, .perform: agenda.add(.send(effect), at: now + pauseBeforeSending())
    case .publish, .answer: break
    }
  }

  /// How long the extension takes to be there.
  private mutating func pauseBeforeSending() -> Duration {
    let isSlow = random.chance(world.habits.faults * 0.3)
    return random.duration(upTo: isSlow ? .seconds(14) : .milliseconds(1))
  }

  private mutating func send(_ effect: ControlEffect) {
    switch effect {
    case .evaluate(let id):
      guard machine.awaits(id) else { return tell(.evaluated(id, .failure(.timedOut))) }
      tell(.reached(id))
      evaluate(id)
    case .perform(let id, let action):
      guard machine.awaits(id) else { return tell(.performed(id, .failure(.timedOut))) }
      tell(.reached(id))
      guard machine.awaits(id) else { return tell(.performed(id, .failure(.timedOut))) }
      oracle.noteSending(id)
      if random.chance(world.habits.faults * 0.3) {  // The extension leaves before it has begun.
        return agenda.add(.send(effect), at: now + pauseBeforeSending())
      }
      perform(id, action)
    case .publish, .answer: break
    }
  }

  private mutating func evaluate(_ id: RequestID) {
    guard random.chance(world.habits.faults) else {
      let look = now + random.duration(upTo: world.habits.latency)
      let answerAt = look + random.duration(upTo: world.habits.latency)
      return agenda.add(.look(id, answerAt: answerAt), at: look)
    }
    if random.chance(0.3) {  // It hangs.
      agenda.add(.look(id, answerAt: now + .seconds(9)), at: now)
    } else {
      let failure: ControlFailure = random.pick(
        .evaluationFailed("no sensor"), .unavailable("crashed"), .lostReply, .timedOut,
        .unconfigured(parameter: nil))
      agenda.add(.tell(.evaluated(id, .failure(failure))), at: now)
    }
  }

  private mutating func perform(_ id: RequestID, _ action: ControlAction) {
    let run = now + random.duration(upTo: world.habits.latency)
    let pause = random.duration(upTo: world.habits.latency)
    let good = Later(pause: pause, step: .answerWithSnapshot(id))
    guard random.chance(world.habits.faults) else {
      return agenda.add(.run(id, action, then: [good]), at: run)
    }
    let lost = Later(pause: pause, step: .answer(id, .failure(.lostReply)))
    let late = Later(
      pause: random.duration(upTo: .seconds(150)), step: .answerWithSnapshot(id))
    if random.chance(0.5) {
      agenda.add(.run(id, action, then: [random.chance(0.5) ? lost : late]), at: run)
    } else {
      let failure: ControlFailure = random.pick(
        .lostReply, .timedOut, .actionFailed("jammed"), .unavailable("crashed"), .disabled)
      agenda.add(.tell(.performed(id, .failure(failure))), at: run)
    }
  }

  // The end.

  private mutating func calmDown() {
    world.habits.faults = 0
    tell(.lockChanged(false))
    tell(.availabilityChanged(unavailable: nil))
    var isResting = rests()
    // Where the provider lags, nobody told when it followed; and a configuration is not retried.
    if world.habits.lag > .zero || machine.look.state == .unconfigured {
      pass(world.habits.lag)
      tell(.reload(call: nextCall()))
      isResting = rests() && isResting
    }
    oracle.judgeRest(machine, truth: world.report(at: now), isResting: isResting)
  }

  /// Lets everything happen that is due; false if there is no end to it.
  private mutating func rests() -> Bool {
    for _ in 0..<10_000 {
      guard let next = nextTime else { return true }
      happen(at: next)
    }
    return false
  }
}
