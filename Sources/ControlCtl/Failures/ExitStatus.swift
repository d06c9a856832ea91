/// How the program ends, for scripts.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// It did what was asked.
  case success = 0
  /// The action failed, the control cannot be used now, or the output could not be written.
  case actionFailed = 1
  /// The command line makes no sense, or a parameter's value does not fit or is missing.
  case usage = 2
  /// There is no such control, or kind, or the name fits several.
  case unknownControl = 3
  /// The bus, the service, the extension or the control's value cannot be reached.
  case unavailable = 4
  /// There was no answer in time.
  case timedOut = 5

  /// What the status means, for the manual page.
  var meaning: String {
    switch self {
    case .success: "It did what was asked."
    case .actionFailed:
      "The action failed, the control cannot be used now, or the output could not be written."
    case .usage:
      "The command line makes no sense, or a parameter's value does not fit or is missing."
    case .unknownControl: "There is no such control or kind, or the name fits several."
    case .unavailable:
      "The bus, the service, the extension or the control's value cannot be reached."
    case .timedOut: "There was no answer in time."
    }
  }
}
