/// Something that happened to a control, for ``ControlMachine/handle(_:at:)``.
public enum ControlEvent: Hashable, Sendable {
  /// Somebody wants a fresh look; `call` waits for it, nil when nobody does.
  case reload(call: CallID?)
  /// A surface called a method that acts.
  case act(ControlRequest, call: CallID)
  /// The extension's name has an owner, so that the deadline of this request begins.
  case reached(RequestID)
  /// An evaluation ended.
  case evaluated(RequestID, Result<Snapshot, ControlFailure>)
  /// An action ended.
  case performed(RequestID, Result<ActionResult, ControlFailure>)
  /// ``ControlMachine/nextDeadline`` has come.
  case deadlinePassed
  /// The extension appeared, or went for good with this reason.
  case availabilityChanged(unavailable: String?)
  /// The user gave the control another configuration: the look is no longer current.
  case configurationChanged
  /// The kind was described anew; the snapshot stands in until the first evaluation.
  case described(placeholder: Snapshot)
  /// The session was locked or unlocked.
  case lockChanged(Bool)
  /// The control is being removed: whoever waits is answered.
  case removed
}
