/// How an action ended, as far as its extension said.
enum ActionOutcome: Hashable, Sendable {
  /// It succeeded, with this dialog.
  case succeeded(dialog: String)
  /// It failed.
  case failed(ControlFailure)
  /// The answer never came: this is the failure if it cannot be shown to have succeeded.
  case unknown(ControlFailure)
}

/// What the confirmation of an action waits for.
struct Confirmation: Hashable, Sendable {
  /// How the action ended.
  let outcome: ActionOutcome
  /// The pauses before the probes that are still to come.
  var delays = ControlTiming.settling[...]
  /// When the next probe is due; nil while one runs.
  var nextProbe: Duration?
  /// The last id when the probe was asked for: only a later evaluation is one.
  var last: RequestID

  init(outcome: ActionOutcome, last: RequestID) {
    self.outcome = outcome
    self.last = last
  }
}
