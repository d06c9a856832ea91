public import Bus
public import ControlModel

extension ControlFailure {
  /// The error that a call gets: the one table from the model's facts to names on the bus.
  public var busError: BusError { BusError(name: errorName, message: message) }

  /// The name on the bus, `org.controlbus.Error.*` or a standard one.
  public var errorName: ErrorName {
    switch self {
    case .unknownKind: .unknownKind
    case .unknownControl: .unknownControl
    case .removed: .unknownObject
    case .invalidConfiguration: .invalidConfiguration
    case .unavailable, .lostReply: .unavailable
    case .unconfigured: .unconfigured
    case .disabled: .disabled
    case .authenticationRequired: .authenticationRequired
    case .actionFailed, .evaluationFailed: .actionFailed
    case .notApplied: .notApplied
    case .notSaved: .notSaved
    case .limitsExceeded: .limitsExceeded
    case .timedOut: .timedOut
    }
  }

  /// What happened, as one English line; also the text of the property `Error`.
  public var message: String {
    switch self {
    case .unknownKind(""): "No extension offers the kind"
    case .unknownKind(let kind): "No extension offers the kind “\(kind)”"
    case .unknownControl(let control): "There is no control “\(control)”"
    case .removed: "The control was removed"
    case .invalidConfiguration("", ""): "The configuration is not valid"
    case .invalidConfiguration(let parameter, let reason): "Parameter “\(parameter)”: \(reason)"
    case .unavailable(""): "The extension cannot be reached"
    case .unavailable(let reason): reason
    case .unconfigured(let parameter?): "The parameter “\(parameter)” has no value"
    case .unconfigured(nil): "The control needs a configuration"
    case .disabled: "The control is disabled"
    case .authenticationRequired: "The session is locked"
    case .actionFailed(""): "The action failed"
    case .evaluationFailed(""): "The state could not be read"
    case .actionFailed(let text), .evaluationFailed(let text): text
    case .notApplied: "The action ended without changing the value"
    case .notSaved(let reason): "The change could not be saved: \(reason)"
    case .limitsExceeded: "Too many calls wait already"
    case .timedOut: "The extension did not answer in time"
    case .lostReply: "The extension ended without an answer"
    }
  }

  /// Reads the error of a call to an extension: what happened to the call, as a fact.
  ///
  /// The parameter's name is what stands between the quotation marks of ``message``.
  public init(_ error: BusError) {
    switch error.name {
    case .unknownKind: self = .unknownKind(Self.quoted(error.message) ?? error.message)
    case .invalidConfiguration: self = Self.invalidConfiguration(error.message)
    case .unconfigured: self = .unconfigured(parameter: Self.quoted(error.message))
    case .disabled: self = .disabled
    case .authenticationRequired: self = .authenticationRequired
    case .actionFailed: self = .actionFailed(error.message)
    case .notApplied: self = .notApplied
    case .limitsExceeded: self = .limitsExceeded
    case .timedOut: self = .timedOut
    case .noReply where !error.isAnswer, .disconnected where !error.isAnswer: self = .lostReply
    default: self = .unavailable(error.message.isEmpty ? error.name.rawValue : error.message)
    }
  }

  /// The name between the first pair of quotation marks, as ``message`` writes it.
  private static func quoted(_ message: String) -> String? {
    guard let start = message.firstIndex(of: "“"), let end = message[start...].firstIndex(of: "”")
    else { return nil }
    return String(message[message.index(after: start)..<end])
  }

  private static func invalidConfiguration(_ message: String) -> ControlFailure {
    let parameter = quoted(message) ?? ""
    let prefix = "Parameter “\(parameter)”: "
    let reason = message.hasPrefix(prefix) ? String(message.dropFirst(prefix.count)) : message
    return .invalidConfiguration(parameter: parameter, reason: reason)
  }
}
