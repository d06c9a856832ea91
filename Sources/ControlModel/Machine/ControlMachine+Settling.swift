/// Confirmation: an action is over once an evaluation that began after its end has shown what came of
/// it. Until then nothing that is found is published, so that a value never flickers.
extension ControlMachine {
  /// Lets the action that performs wait for its confirmation.
  mutating func awaitConfirmation(of outcome: ActionOutcome) {
    running?.phase = .confirming(Confirmation(outcome: outcome, last: last))
  }

  /// Takes an evaluation in that began after the action had ended.
  mutating func confirm(
    _ confirmation: Confirmation, by result: Result<Snapshot, ControlFailure>, of id: RequestID,
    at now: Duration
  ) {
    if case .succeeded = confirmation.outcome, contradicts(result),
      settle(confirmation, of: id, at: now)
    {
      return
    }
    learn(result, from: id, at: now)
    switch confirmation.outcome {
    case .succeeded(let dialog):
      let failure = result.failure ?? (contradicts(result) ? .notApplied : nil)
      conclude(failure, dialog: failure == nil ? dialog : "")
    case .failed(let failure): conclude(failure)
    case .unknown(let failure): conclude(verdict(on: result, otherwise: failure))
    }
  }

  /// Whether a result speaks against the action's success, and may change by waiting: another value
  /// than the wanted one, or a provider that threw.
  private func contradicts(_ result: Result<Snapshot, ControlFailure>) -> Bool {
    switch result {
    case .failure(.evaluationFailed): true
    case .failure: false
    case .success(let snapshot):
      if let target = running?.target, let value = snapshot.value { value != target } else { false }
    }
  }

  /// Puts the verdict off, if another probe is to come; says whether it did.
  ///
  /// An evaluation that somebody else asked for may come between two probes: it can confirm, but not
  /// contradict, else many reloads would make the patience short.
  private mutating func settle(
    _ confirmation: Confirmation, of id: RequestID, at now: Duration
  ) -> Bool {
    guard confirmation.nextProbe == nil, confirmation.last < id || id == running?.id else {
      return true
    }
    guard let delay = confirmation.delays.first else { return false }
    var next = confirmation
    next.delays.removeFirst()
    next.nextProbe = now + delay
    running?.phase = .confirming(next)
    return true
  }

  /// Asks for the evaluation that is due.
  mutating func probe(_ confirmation: Confirmation) {
    var next = confirmation
    next.nextProbe = nil
    next.last = last
    running?.phase = .confirming(next)
    want()
  }

  /// What became of an action whose answer is lost: a toggle that shows the wanted value has it.
  private func verdict(
    on result: Result<Snapshot, ControlFailure>, otherwise failure: ControlFailure
  ) -> ControlFailure? {
    switch result {
    case .success(let snapshot):
      let target = running?.target
      return target != nil && snapshot.value == target ? nil : failure
    case .failure(.unavailable(let reason)): return .unavailable(reason)
    case .failure: return failure
    }
  }
}
