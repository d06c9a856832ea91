/// Deadlines: what is due, and what happens then.
extension ControlMachine {
  /// When the machine wants ``ControlEvent/deadlinePassed``; nil when nothing is due.
  public var nextDeadline: Duration? {
    if isRemoved { return nil }
    var next: Duration?
    func consider(_ deadline: Duration?) {
      if let deadline { next = min(next ?? deadline, deadline) }
    }
    for action in queue { consider(action.calls.first?.deadline) }
    consider(reloads.first?.deadline)
    consider(running?.calls.first?.deadline)
    consider(running?.nextDeadline)
    consider(flight?.deadline)
    consider(retry.due)
    return next
  }

  /// Does what is due. A deadline that is called for too early is left alone.
  mutating func passDeadlines(at now: Duration) {
    let action = running?.id
    showPending(at: now)
    giveUpAction(at: now)
    // Before the calls: one whose own time ends with the evaluation's gets to know why.
    giveUpEvaluation(at: now)
    expireCalls(at: now, endedAction: action == running?.id ? nil : action)
    dropUnsentAction()
    if let confirmation = running?.confirmation, let probe = confirmation.nextProbe, probe <= now {
      self.probe(confirmation)
    }
    if let due = retry.due, due <= now {
      retry.cancel()
      want()
    }
  }

  /// Answers the calls that have waited long enough. An action that nobody waits for any more and that
  /// has not begun never does; one that has begun goes on.
  ///
  /// - Parameter endedAction: the action that ended at this moment, whose failure is what is shown then:
  ///   it tells why the others waited for so long.
  private mutating func expireCalls(at now: Duration, endedAction: RequestID?) {
    outbox.answer(reloads.removeExpired(at: now), .timedOut)
    var expired = running?.calls.removeExpired(at: now) ?? []
    for index in queue.indices { expired += queue[index].calls.removeExpired(at: now) }
    queue.removeAll(where: \.calls.isEmpty)
    guard !expired.isEmpty else { return }
    outbox.answer(expired, .timedOut)
    if endedAction == nil || note.failure == nil { noteFailure(.timedOut) }
  }

  /// Shows that the action lasts.
  private mutating func showPending(at now: Duration) {
    if let due = running?.pendingDeadline, due <= now { running?.before = nil }
  }

  /// Ends an action that could not be sent, or was not answered for very long. One that was sent goes
  /// on until then, whoever still waits for it: the next one must not overlap with it.
  private mutating func giveUpAction(at now: Duration) {
    guard let action = running, case .performing(let reachDeadline) = action.phase else { return }
    if let reachDeadline, reachDeadline <= now {
      failed(.notStarted, at: now)
    } else if action.began + ControlTiming.action <= now {
      failed(.timedOut, at: now)
    }
  }

  /// Ends an action that has not been sent and that nobody waits for any more.
  private mutating func dropUnsentAction() {
    guard let action = running, !action.isSent, action.calls.isEmpty else { return }
    conclude(nil)
  }

  /// Ends an evaluation whose extension did not start or did not answer.
  private mutating func giveUpEvaluation(at now: Duration) {
    guard let flight, flight.deadline <= now else { return }
    let failure = flight.isReached ? ControlFailure.timedOut : .notStarted
    evaluated(flight.id, .failure(failure), at: now)
  }

  /// Whether a request that has not been sent yet still is to be.
  public func awaits(_ id: RequestID) -> Bool {
    guard !isRemoved else { return false }
    return flight?.id == id || (running?.id == id && running?.isPerforming == true)
  }

  /// Notes that the extension is there for the request: unless it has to stay, it is sent, and its own
  /// time begins.
  mutating func reached(_ id: RequestID, at now: Duration) {
    if flight?.id == id { flight?.reach(deadline: now + ControlTiming.evaluation) }
    if let action = running, action.id == id, action.isPerforming { send(action) }
  }
}
