/// What the host has to do after an event, in this order.
public enum ControlEffect: Hashable, Sendable {
  /// Ask the extension for a snapshot and report it with this id.
  case evaluate(RequestID)
  /// Run an action in the extension and report its end with this id.
  case perform(RequestID, ControlAction)
  /// Publish this look: one `PropertiesChanged`.
  indirect case publish(ControlLook)
  /// Answer these calls alike; a nil failure is success.
  case answer([CallID], failure: ControlFailure?)

  /// The same without texts that are to be hidden.
  var redacted: ControlEffect {
    if case .answer(let calls, let failure) = self {
      .answer(calls, failure: failure?.redacted)
    } else {
      self
    }
  }
}
