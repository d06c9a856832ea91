/// Actions: one at a time, in the order in which they were accepted.
extension ControlMachine {
  /// Takes a request in. A `SetValue` takes the place of one that waits last, with its callers;
  /// nothing else is ever merged.
  mutating func accept(_ request: ControlRequest, _ call: CallID, at now: Duration) {
    let caller = waiting(call, at: now)
    if case .set = request, case .set = queue.last?.request {
      queue[queue.count - 1].request = request
      queue[queue.count - 1].calls.append(caller)
    } else if queue.count < ControlTiming.waitingActions {
      queue.append(WaitingAction(request: request, calls: [caller]))
    } else {
      outbox.answer([call], .limitsExceeded)
    }
  }

  /// Begins the first waiting action that may run, and refuses those before it that may not.
  mutating func beginActions(at now: Duration) {
    while running == nil, let first = queue.first {
      switch decision(on: first) {
      case .evaluate:
        // One that is wanted already may turn out to be too old for this action: it asks again then.
        if wanted == nil { want() }
        return
      case .refuse(let failure):
        queue.removeFirst()
        outbox.answer(first.calls.map(\.id), failure)
      case .perform(let action):
        queue.removeFirst()
        perform(action, for: first, at: now)
      }
    }
  }

  /// What is to be done with an action whose turn it is.
  private enum Decision {
    case evaluate
    case refuse(ControlFailure)
    case perform(ControlAction)
  }

  private func decision(on waiting: WaitingAction) -> Decision {
    // A kind that was described anew as another sort of control no longer has the method.
    guard waiting.request.fits(knowledge.snapshot.controlType) else { return .refuse(.removed) }
    if needsFreshLook(waiting.request) {
      guard waiting.isServed(by: learned) else { return .evaluate }
      if let failure = knowledge.failure { return .refuse(failure) }
    }
    if let refusal = refusal { return .refuse(refusal) }
    switch waiting.request {
    case .set(let value): return .perform(.set(value))
    case .toggle: return .perform(.set(knowledge.snapshot.value == false))
    case .press: return .perform(.press)
    }
  }

  /// Whether what is known does not do for the decision: a toggle needs the value, nothing is refused
  /// by an old look, and in a locked session an old look's policy allows nothing.
  private func needsFreshLook(_ request: ControlRequest) -> Bool {
    request == .toggle || !knowledge.snapshot.isEnabled || isPolicyDoubtful
  }

  private var isPolicyDoubtful: Bool { isLocked && knowledge.trust != .confirmed }

  private var needsAuthentication: Bool {
    isLocked && knowledge.snapshot.authenticationPolicy != .alwaysAllowed
  }

  /// Why no action may run now; nil when one may.
  private var refusal: ControlFailure? {
    if needsAuthentication { return .authenticationRequired }
    return knowledge.snapshot.isEnabled ? nil : .disabled
  }

  /// Begins an action. What the last one left behind ends here; what was learned before is out of date
  /// from now on, and an evaluation that runs is overtaken.
  private mutating func perform(
    _ action: ControlAction, for waiting: WaitingAction, at now: Duration
  ) {
    let id = nextID()
    running = RunningAction(
      id: id, request: waiting.request, target: action.target, calls: waiting.calls, began: now,
      before: note, phase: .performing(reachDeadline: now + ControlTiming.reach))
    note = Note()
    learned = RequestID(0)
    flight?.isOvertaken = true
    outbox.requests.append(.perform(id, action))
  }

  /// Notes that the action is being sent. In a session that was locked since its turn came it may have
  /// to stay: then its turn comes anew, and it is refused, or waits for a look that tells its policy.
  mutating func send(_ action: RunningAction) {
    guard isPolicyDoubtful || needsAuthentication else {
      running?.reach()
      return
    }
    // An action that begins forgets what the last one left; this one has not begun.
    if let before = action.before { note = before }
    running = nil
    if !action.calls.isEmpty {
      queue.insert(WaitingAction(request: action.request, calls: action.calls), at: 0)
    }
  }

  /// Takes the end of an action in. One that was given up after it had been sent may have acted all the
  /// same.
  mutating func performed(
    _ id: RequestID, _ result: Result<ActionResult, ControlFailure>, at now: Duration
  ) {
    guard let action = running, action.id == id, action.isPerforming else { return invalidate() }
    switch result {
    case .success(let end):
      awaitConfirmation(of: .succeeded(dialog: end.dialog))
      if let snapshot = end.snapshot, action.isSnapshotUsable {
        use(.success(snapshot), of: id, at: now)
      } else {
        want()
      }
    case .failure(let failure): failed(failure, at: now)
    }
  }

  /// Takes an action's failure in: one that never reached its author's code ends here, any other one
  /// may have changed something and is followed by an evaluation.
  mutating func failed(_ failure: ControlFailure, at now: Duration) {
    switch failure {
    case .unavailable, .unconfigured:
      doubt(failure, at: now)
      conclude(failure)
    case .lostReply, .timedOut:
      awaitConfirmation(of: .unknown(failure))
      want()
    default:
      awaitConfirmation(of: .failed(failure))
      want()
    }
  }

  /// Ends the action and answers its callers. A failure that was noted while it ran (its deadline
  /// passed for a caller) stays if there is no better one.
  mutating func conclude(_ failure: ControlFailure?, dialog: String = "") {
    outbox.answer(running?.calls.map(\.id) ?? [], failure)
    running = nil
    note.dialog = dialog
    if let failure { noteFailure(failure) }
  }

  /// Shows a failure until the next action begins or a reload succeeds that is asked for from now on.
  mutating func noteFailure(_ failure: ControlFailure) {
    note.failure = failure
    running?.before?.failure = failure
    asked = nil
  }
}
