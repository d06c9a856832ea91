/// What a surface asked for.
public enum ControlRequest: Hashable, Sendable {
  /// `SetValue`: the target value.
  case set(Bool)
  /// `Toggle`: the opposite of what a fresh evaluation finds.
  case toggle
  /// `Press`.
  case press
}
