/// Something that happened to a control, for ``ControlMachine/handle(_:at:)``.
public enum ControlEvent: Hashable, Sendable {
  /// Somebody asked for a fresh look; `call` waits for it, nil when nobody does. Its success clears the
  /// failure that an action left.
  case reload(call: CallID?)
  /// The state behind the control may have changed, as its extension, a watched file or a resume from
  /// sleep says: a reload that nobody asked for, so that an action's failure stays to be seen.
  case contentChanged
  /// A surface called a method that acts.
  case act(ControlRequest, call: CallID)
  /// This request is about to be sent to its extension, so that its own deadline begins. Evaluations and
  /// actions alike are `unavailable` without it after 10 s, and never sent. An action that the session's
  /// lock forbids meanwhile is not awaited after it, and not sent either. It comes again for a request
  /// that its extension has missed.
  case reached(RequestID)
  /// An evaluation ended.
  indirect case evaluated(RequestID, Result<Snapshot, ControlFailure>)
  /// An action ended.
  indirect case performed(RequestID, Result<ActionResult, ControlFailure>)
  /// ``ControlMachine/nextDeadline`` has come.
  case deadlinePassed
  /// The extension appeared, or went for good with this reason.
  case availabilityChanged(unavailable: String?)
  /// The user gave the control another configuration: the look is no longer current.
  case configurationChanged
  /// The kind was described anew; the snapshot stands in until the first evaluation.
  indirect case described(placeholder: Snapshot)
  /// The session was locked or unlocked.
  case lockChanged(Bool)
  /// The control is being removed: whoever waits is answered.
  case removed
}
