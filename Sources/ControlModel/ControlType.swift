/// The sort of a control, which decides the interface that its object has.
public enum ControlType: String, Hashable, Sendable, CaseIterable {
  /// A control with a truth value that an action sets.
  case toggle
  /// A control that runs an action.
  case button
  /// Nobody ever described the kind.
  case unknown
}
