/// Evaluations: at most one runs, and at most one more is wanted after it.
extension ControlMachine {
  /// Takes a reload in that somebody asked for.
  mutating func reload(_ call: CallID?, at now: Duration) {
    want()
    asked = asked ?? last
    if let call { reloads.append(waiting(call, at: now)) }
  }

  /// Whether an evaluation runs.
  public var isEvaluating: Bool { flight != nil }

  /// Notes that an evaluation is needed that begins from now on.
  mutating func want() {
    wanted = last
  }

  /// Notes that whatever is known, or is being found out, is out of date.
  mutating func invalidate() {
    flight?.isOvertaken = true
    want()
  }

  /// Begins the evaluation that is wanted. While an action runs none begins, since it would be thrown
  /// away at the action's end.
  mutating func beginEvaluation(at now: Duration) {
    guard wanted != nil, flight == nil, running?.isPerforming != true else { return }
    let id = nextID()
    flight = Evaluation(id: id, reachDeadline: now + ControlTiming.reach)
    retry.cancel()
    outbox.requests.append(.evaluate(id))
  }

  /// Takes the end of an evaluation in. One that was given up is ignored; one that was overtaken is
  /// thrown away, and the dirty mark that it left set repeats it.
  mutating func evaluated(
    _ id: RequestID, _ result: Result<Snapshot, ControlFailure>, at now: Duration
  ) {
    guard let ended = flight, ended.id == id else { return }
    flight = nil
    if !ended.isOvertaken { use(result, of: id, at: now) }
  }

  /// Uses a result for everything that waited for it. The snapshot that comes with an action's end
  /// passes here too, with the action's id: it serves what came before the action began, and not what
  /// came while it ran, for the extension may have looked before that.
  mutating func use(
    _ result: Result<Snapshot, ControlFailure>, of id: RequestID, at now: Duration
  ) {
    if let wanted, wanted < id { self.wanted = nil }
    answerReloads(result, of: id)
    if let confirmation = running?.confirmation {
      confirm(confirmation, by: result, of: id, at: now)
    } else {
      learn(result, from: id, at: now)
    }
  }

  /// Answers the reload calls that came before the evaluation began.
  private mutating func answerReloads(
    _ result: Result<Snapshot, ControlFailure>, of id: RequestID
  ) {
    let served = reloads.prefix { $0.last < id }
    reloads.removeFirst(served.count)
    outbox.answer(served.map(\.id), result.failure)
  }

  /// Makes a result what is known.
  mutating func learn(
    _ result: Result<Snapshot, ControlFailure>, from id: RequestID, at now: Duration
  ) {
    learned = id
    switch result {
    case .failure(let failure): doubt(failure, at: now)
    case .success(let snapshot):
      // A dialog speaks of the value that the action set.
      if snapshot.value != knowledge.snapshot.value { note.dialog = "" }
      knowledge = Knowledge(snapshot: snapshot, isPlaceholder: false, trust: .confirmed)
      isReachable = true
      retry.reset()
      clearNote(by: id)
    }
  }

  /// Marks what is known as doubtful. A missing configuration is not retried: only the user can mend
  /// it.
  mutating func doubt(_ failure: ControlFailure, at now: Duration) {
    knowledge.trust = .doubted(failure)
    if case .unconfigured = failure { return }
    if isReachable { retry.schedule(at: now) }
  }

  /// Forgets what the last action left behind, if somebody asked for this evaluation.
  private mutating func clearNote(by id: RequestID) {
    guard let asked, asked < id else { return }
    self.asked = nil
    note = Note()
  }

  /// A call that begins to wait now.
  func waiting(_ call: CallID, at now: Duration) -> WaitingCall {
    WaitingCall(id: call, last: last, deadline: now + ControlTiming.call)
  }
}
