/// What an extension is asked to perform.
public enum ControlAction: Hashable, Sendable {
  /// Run a toggle's intent with this target value.
  case set(Bool)
  /// Run a button's intent.
  case press
}
