/// An action that runs, or has run and waits for the evaluation that shows what came of it.
struct RunningAction: Sendable {
  /// Its name.
  let id: RequestID
  /// What was asked for.
  let request: ControlRequest
  /// The value that a toggle is to show in the end; nil for a button and where it is of no interest.
  var target: Bool?
  /// Who waits for it, oldest first; those whose deadline passed are gone.
  var calls: [WaitingCall]
  /// When it began.
  let began: Duration
  /// What the action before left behind, which stays published until this one shows something, so that
  /// a quick action is one signal; nil from the moment that it is shown as pending.
  var before: Note?
  /// The snapshot that comes with its end can be used: nothing changed round it meanwhile.
  var isSnapshotUsable = true
  /// How far it is.
  var phase: Phase

  enum Phase: Sendable {
    /// It waits to be sent until the deadline, or the extension runs it: then there is none.
    case performing(reachDeadline: Duration?)
    /// It ended and is to be confirmed.
    case confirming(Confirmation)
  }

  /// It is published as pending.
  var isShown: Bool { before == nil }

  /// When it is to be published as pending; nil when it is.
  var pendingDeadline: Duration? { isShown ? nil : began + ControlTiming.pending }

  /// It was sent, and may have acted.
  var isSent: Bool {
    if case .performing(reachDeadline: _?) = phase { false } else { true }
  }

  /// It has not ended yet.
  var isPerforming: Bool {
    if case .performing = phase { true } else { false }
  }

  /// What its confirmation waits for; nil while the extension runs it.
  var confirmation: Confirmation? {
    if case .confirming(let confirmation) = phase { confirmation } else { nil }
  }

  /// The first that is due because of it, its callers' deadlines apart.
  var nextDeadline: Duration? {
    let own: Duration? =
      switch phase {
      case .performing(let reachDeadline):
        min(reachDeadline ?? began + ControlTiming.action, began + ControlTiming.action)
      case .confirming(let confirmation): confirmation.nextProbe
      }
    guard let pendingDeadline else { return own }
    return min(own ?? pendingDeadline, pendingDeadline)
  }

  /// Notes that the extension has it.
  mutating func reach() {
    if isPerforming { phase = .performing(reachDeadline: nil) }
  }
}
