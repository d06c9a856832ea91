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
}
