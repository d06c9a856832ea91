/// How a truth value is written.
public enum OSLogBoolFormat: Sendable {
  /// `true` and `false`
  case truth
  /// `yes` and `no`
  case answer

  func text(of value: Bool) -> String {
    switch self {
    case .truth: value ? "true" : "false"
    case .answer: value ? "yes" : "no"
    }
  }
}
