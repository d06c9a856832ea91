/// Why a call on a control, or on the set of controls, failed. Facts only: text is made at the edge.
public enum ControlFailure: Error, Hashable, Sendable {
  /// No extension offers this kind.
  case unknownKind(String)
  /// No placed control has this object path or id.
  case unknownControl(String)
  /// The control was removed while the call waited.
  case removed
  /// A parameter's value is of the wrong type, out of range or of an unknown name.
  case invalidConfiguration(parameter: String, reason: String)
  /// The extension cannot be reached, with the reason.
  case unavailable(String)
  /// A required parameter has no value; nil when it is not known which.
  case unconfigured(parameter: String?)
  /// The author disabled the control.
  case disabled
  /// The session is locked and the action's policy asks for an unlocked one.
  case authenticationRequired
  /// The action threw, with its localized text.
  case actionFailed(String)
  /// The provider could not tell the value, with its localized text.
  case evaluationFailed(String)
  /// The action succeeded, and the provider goes on reporting the old value.
  case notApplied
  /// The change could not be written to disk, with the reason.
  case notSaved(String)
  /// Too much waits already.
  case limitsExceeded
  /// The deadline passed.
  case timedOut
  /// The extension vanished without an answer, so that nobody knows whether it acted.
  case lostReply

  /// The same without what an author's text, or an extension's, may tell: such texts are empty.
  var redacted: ControlFailure {
    switch self {
    case .unknownKind: .unknownKind("")
    case .invalidConfiguration: .invalidConfiguration(parameter: "", reason: "")
    case .unconfigured: .unconfigured(parameter: nil)
    case .unavailable: .unavailable("")
    case .actionFailed: .actionFailed("")
    case .evaluationFailed: .evaluationFailed("")
    default: self
    }
  }

  /// The extension cannot be reached, since it has not taken its name.
  public static let notStarted = unavailable("The extension did not start in time.")
}
