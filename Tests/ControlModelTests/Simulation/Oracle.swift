import ControlModel

/// Judges a machine by what goes in and comes out of it, with a reference of its own for the order of
/// calls. It knows the guarantees and nothing of the machine's states.
struct Oracle {
  /// What was broken, in words.
  private(set) var violations: [String] = []

  /// Calls that act and have not begun: the reference queue.
  private var queue: [Group] = []
  /// The action that runs, with who waits for it.
  private var action: Action?
  private var evaluation: Request?
  private var reloads: [CallID: Arrival] = [:]
  private var acts: [CallID: Arrival] = [:]
  private var answered: Set<CallID> = []
  private var look: ControlLook
  /// Counts everything that happens, so that “after” is a comparison.
  private var clock = 0
  /// The last evaluation that ended well, or the snapshot of an action, with when it began.
  private var lastLook: (began: Int, snapshot: Snapshot)?
  private var lastFailure: (began: Int, failure: ControlFailure)?
  /// The last reload that wants an evaluation, whether a call waits for it or not.
  private var lastReload = 0
  /// The last evaluation or action to begin: each shows what came before it.
  private var newestRequest = 0
  /// The value of the last call to be accepted, while nothing else has changed the world since.
  private var accepted: Bool?
  /// When another program changed the world.
  private var lastChange = 0
  private var isRemoved = false
  private var isLocked = false

  private struct Group {
    var request: ControlRequest
    var calls: [CallID]
  }

  private struct Arrival {
    var order: Int
    var time: Duration
  }

  private struct Request {
    var id: RequestID
    var order: Int
    var began: Duration
    var reached: Duration?

    /// Too late does not count: it was given up.
    mutating func reach(_ id: RequestID, at now: Duration) {
      if self.id == id, reached == nil, now < began + .seconds(10) { reached = now }
    }
  }

  private struct Action {
    var request: Request
    var group: Group
    var action: ControlAction
    var end: Result<ActionResult, ControlFailure>?
    var hasRun = false
    var isOver = false
    /// It ran for a configuration that the control no longer has.
    var isVoid = false
  }

  init(look: ControlLook) {
    self.look = look
  }

  private mutating func check(_ condition: Bool, _ text: String) {
    if !condition { violations.append(text) }
  }

  // What goes in.

  mutating func note(_ event: ControlEvent, at now: Duration) {
    clock += 1
    switch event {
    case .reload(let call):
      lastReload = clock
      if let call { reloads[call] = Arrival(order: clock, time: now) }
    case .contentChanged, .described: lastReload = clock
    case .configurationChanged:
      lastReload = clock
      action?.isVoid = true
    case .removed: isRemoved = true
    case .act(let request, let call): accept(request, call, at: now)
    case .reached(let id):
      evaluation?.reach(id, at: now)
      action?.request.reach(id, at: now)
      holdBack(id)
    case .lockChanged(let isLocked): self.isLocked = isLocked
    case .evaluated(let id, let result): evaluated(id, result)
    case .performed(let id, let result):
      guard action?.request.id == id else { return }
      action?.end = result
      if case .success(let end) = result, let snapshot = end.snapshot, let action {
        lastLook = (action.request.order, snapshot)
      }
    default: break
    }
  }

  /// What is locked when it would be sent takes its place in front of those that wait.
  private mutating func holdBack(_ id: RequestID) {
    guard let action, action.request.id == id, action.end == nil, !action.isOver, isBarred else {
      return
    }
    self.action = nil
    if !action.group.calls.isEmpty { queue.insert(action.group, at: 0) }
  }

  /// Whether the session is locked and nothing certain allows an action all the same.
  private var isBarred: Bool {
    isLocked && (look.state != .current || look.snapshot.authenticationPolicy != .alwaysAllowed)
  }

  /// The action is sent.
  mutating func noteSending(_ id: RequestID) {
    check(action?.request.id == id, "an action is sent that was held back")
    check(!isBarred, "an action is sent that the lock forbids")
  }

  /// The author's code runs.
  mutating func noteRun(_ id: RequestID) {
    clock += 1
    let isCurrent = action?.request.id == id && action?.isOver == false
    check(isCurrent, "an action runs that was given up")
    if isCurrent { action?.hasRun = true }
  }

  /// Another program changes the world.
  mutating func noteChange() {
    clock += 1
    lastChange = clock
    accepted = nil
  }

  private mutating func accept(_ request: ControlRequest, _ call: CallID, at now: Duration) {
    acts[call] = Arrival(order: clock, time: now)
    if case .set = request, let last = queue.last, case .set = last.request {
      queue[queue.count - 1] = Group(request: request, calls: last.calls + [call])
    } else {
      queue.append(Group(request: request, calls: [call]))
    }
  }

  private mutating func evaluated(
    _ id: RequestID, _ result: Result<Snapshot, ControlFailure>
  ) {
    guard let ended = evaluation, ended.id == id else { return }
    evaluation = nil
    if let action, ended.order < action.request.order { return }
    switch result {
    case .success(let snapshot): lastLook = (ended.order, snapshot)
    case .failure(let failure): lastFailure = (ended.order, failure)
    }
  }

  // What comes out.

  mutating func judge(_ effects: [ControlEffect], of machine: ControlMachine, at now: Duration) {
    for (index, effect) in effects.enumerated() {
      clock += 1
      switch effect {
      case .publish(let next): publish(next, isFirst: index == 0, at: now)
      case .answer(let calls, let failure): answer(calls, failure, at: now)
      case .evaluate(let id): evaluate(id, at: now)
      case .perform(let id, let next): perform(id, next, at: now)
      }
    }
    check(machine.look == look, "the look is not what was published")
    // One of them had its turn already where the lock has held it back.
    check(queue.count <= 17, "more than 16 actions wait")
    if let action, action.end == nil, !action.isOver, !isRemoved,
      now - action.request.began >= .milliseconds(50),
      machine.nextDeadline.map({ $0 > now }) ?? true, !isGivenUp(action, at: now)
    {
      check(look.isPending, "an action lasts and is not pending")
    }
  }

  private mutating func publish(_ next: ControlLook, isFirst: Bool, at now: Duration) {
    check(isFirst, "a signal is not the first effect")
    check(next.revision == look.revision + 1, "revision \(look.revision) → \(next.revision)")
    var same = next
    same.revision = look.revision
    check(same != look, "a signal without a change")
    if next.isPending {
      let lasts = action.map { now - $0.request.began >= .milliseconds(50) } ?? false
      check(lasts, "pending without an action that lasts")
      let isOther = next.snapshot.controlType != look.snapshot.controlType
      check(isOther || next.snapshot.value == look.snapshot.value, "the value flickers")
    }
    if next.state != .placeholder, next.snapshot.controlType == look.snapshot.controlType {
      check(next.snapshot.version >= look.snapshot.version, "an older look comes back")
    }
    look = next
  }

  private mutating func evaluate(_ id: RequestID, at now: Duration) {
    if let running = evaluation {
      let deadline = running.reached.map { $0 + .seconds(5) } ?? running.began + .seconds(10)
      check(now >= deadline, "two evaluations at once")
    }
    if let action {
      check(action.end != nil || isGivenUp(action, at: now), "evaluated during action")
    }
    evaluation = Request(id: id, order: clock, began: now)
    newestRequest = clock
  }

  private mutating func perform(_ id: RequestID, _ next: ControlAction, at now: Duration) {
    if let action { check(action.end != nil || isGivenUp(action, at: now), "two actions at once") }
    check(!isBarred, "an action begins that the lock forbids")
    guard !queue.isEmpty else { return check(false, "an action that nobody asked for") }
    let group = queue.removeFirst()
    switch (group.request, next) {
    case (.press, .press): break
    case (.set(let wanted), .set(let value)): check(wanted == value, "another value is set")
    case (.toggle, .set(let value)):
      let order = group.calls.first.flatMap { acts[$0]?.order } ?? 0
      check((lastLook?.began ?? -1) > order, "toggled without a fresh look")
      check(lastLook?.snapshot.value == !value, "toggled to the value that it has")
    default: check(false, "\(next) for \(group.request)")
    }
    accepted = nil
    let request = Request(id: id, order: clock, began: now)
    action = Action(request: request, group: group, action: next)
    newestRequest = clock
  }

  /// Whether the next action may begin though this one has not ended: it was never sent, and its
  /// callers know, or it was for very long.
  private func isGivenUp(_ action: Action, at now: Duration) -> Bool {
    if action.request.reached == nil { return action.isOver }
    return now >= action.request.began + .seconds(120)
  }

  // Answers.

  private mutating func answer(_ calls: [CallID], _ failure: ControlFailure?, at now: Duration) {
    for call in calls {
      check(answered.insert(call).inserted, "\(call) is answered twice")
      let time = (acts[call] ?? reloads[call])?.time
      check(time.map { now - $0 <= .seconds(20) } ?? false, "\(call) waited too long")
    }
    if isRemoved {
      check(failure == .removed, "answered after the removal")
    } else if calls.allSatisfy({ reloads[$0] != nil }) {
      answerReloads(calls, failure, at: now)
    } else if let action, !action.isOver, action.group.calls == calls, isConcluded(failure, at: now)
    {
      conclude(action, failure)
    } else if failure == .timedOut, !isRefusal(calls, at: now) {
      expire(calls, at: now)
    } else if failure == .limitsExceeded {
      check(queue.count >= 17 && queue.last?.calls == calls, "refused with room left")
      queue.removeLast()
    } else {
      refuse(calls, failure)
    }
  }

  private mutating func answerReloads(
    _ calls: [CallID], _ failure: ControlFailure?, at now: Duration
  ) {
    for call in calls {
      guard let arrival = reloads[call] else { continue }
      switch failure {
      case nil: check((lastLook?.began ?? -1) > arrival.order, "a reload answered by an older look")
      case .timedOut, .unavailable, .removed: break
      case let failure?:
        check(
          lastFailure?.failure == failure && (lastFailure?.began ?? -1) > arrival.order,
          "a reload answered by an older failure")
      }
    }
  }

  /// Whether this answer is the action's own, and not that of a deadline of its callers.
  private func isConcluded(_ failure: ControlFailure?, at now: Duration) -> Bool {
    guard let action else { return false }
    let limit: Duration = action.request.reached == nil ? .seconds(10) : .seconds(120)
    return action.end != nil || (failure != .timedOut && now >= action.request.began + limit)
  }

  /// Whether the first action that waits is answered because its evaluation was given up.
  private func isRefusal(_ calls: [CallID], at now: Duration) -> Bool {
    guard queue.first?.calls == calls else { return false }
    if lastFailure?.failure == .timedOut { return true }
    return evaluation?.reached.map { now >= $0 + .seconds(5) } ?? false
  }

  private mutating func conclude(_ action: Action, _ failure: ControlFailure?) {
    self.action?.isOver = true
    if let failure {
      check(look.failure == failure, "a failure that nobody else sees: \(failure)")
    } else if case .set(let value) = action.action, !action.isVoid,
      look.snapshot.controlType == .toggle
    {
      check(look.snapshot.value == value, "success without the value")
      // Where nothing ran, a provider that lags may have told of an older value.
      if action.hasRun && action.request.order > lastChange { accepted = value }
    }
  }

  private mutating func expire(_ calls: [CallID], at now: Duration) {
    for call in calls {
      check(acts[call].map { now - $0.time == .seconds(20) } ?? false, "\(call) expired early")
      action?.group.calls.removeAll { $0 == call }
      for index in queue.indices { queue[index].calls.removeAll { $0 == call } }
    }
    queue.removeAll(where: \.calls.isEmpty)
    if let action, action.request.reached == nil, action.group.calls.isEmpty {
      self.action?.isOver = true
    }
    check(look.failure != nil, "a timeout that nobody else sees")
  }

  private mutating func refuse(_ calls: [CallID], _ failure: ControlFailure?) {
    check(
      queue.first?.calls == calls, "\(calls) answered out of turn: \(String(describing: failure))")
    guard let group = queue.first, group.calls == calls else { return }
    queue.removeFirst()
    let newest = calls.last.flatMap { acts[$0]?.order } ?? 0
    switch failure {
    case .disabled: check((lastLook?.began ?? -1) > newest, "disabled without a fresh look")
    case .authenticationRequired: check(isBarred, "refused without a lock")
    case .removed: check(!group.request.isFor(look.snapshot.controlType), "refused as removed")
    case .timedOut, .unavailable: break
    default: check(lastFailure?.failure == failure, "refused with \(String(describing: failure))")
    }
  }

  /// After everything has calmed down: the truth is shown, and nobody waits.
  mutating func judgeRest(_ machine: ControlMachine, truth: Snapshot, isResting: Bool) {
    check(isResting, "there is no end to it")
    var shown = look.snapshot
    shown.status = ""
    if let accepted, let value = truth.value {
      check(value == accepted, "the last accepted value does not win")
    }
    check(shown == truth, "shown \(shown.version), true \(truth.version)")
    judgeAnswers()
    check(look.state == .current, "at rest as \(look.state)")
    check(!look.isPending, "pending for ever")
    check(machine.nextDeadline == nil, "something is still due")
    check(newestRequest > lastReload, "a reload was lost")
    check(queue.isEmpty, "actions still wait")
  }
}

extension Oracle {
  /// After the end: nobody waits.
  mutating func judgeAnswers() {
    check(answered.count == acts.count + reloads.count, "calls without an answer")
  }
}

extension ControlRequest {
  fileprivate func isFor(_ type: ControlType) -> Bool {
    (self == .press) == (type == .button)
  }
}
