internal import Bus
internal import ControlModel
internal import ControlProtocol

extension CommandFailure {
  /// The status that the program ends with.
  var exitStatus: ExitStatus {
    switch self {
    case .usage, .parameter, .unanswered, .wrongType, .unknownProperty: .usage
    case .unknownName, .ambiguousName: .unknownControl
    case .valueUnavailable(_, let state, _): state == .unconfigured ? .actionFailed : .unavailable
    case .noBus: .unavailable
    case .service(let error, _): Self.exitStatus(of: error)
    case .timedOut: .timedOut
    }
  }

  private static func exitStatus(of error: BusError) -> ExitStatus {
    if error.isServiceMissing { return .unavailable }
    switch error.name {
    case .unknownKind, .unknownControl, .unknownObject: return .unknownControl
    case .invalidConfiguration: return .usage
    case .unavailable, .noReply: return .unavailable
    case .timedOut: return .timedOut
    default: return .actionFailed
    }
  }
}
