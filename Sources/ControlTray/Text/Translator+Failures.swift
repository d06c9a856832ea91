internal import Bus
internal import ControlProtocol

extension Translator {
  /// Why a click did nothing, with the name of what was clicked if it has one. What the bus says is
  /// meant for programmers; an app's own words are not.
  func callAsFunction(_ error: BusError, about name: String?) -> String {
    let sentence =
      error.name == .actionFailed ? self(reason: error.message) : self(Self.phrase(for: error))
    guard let name, !error.isServiceMissing else { return sentence }
    return "\(name): \(sentence)"
  }

  private static func phrase(for error: BusError) -> Phrase {
    if error.isServiceMissing { return .serviceNotStarted }
    return switch error.name {
    case .timedOut, .noReply: .noAnswer
    case .authenticationRequired: .locked
    case .disabled: .disabled
    case .unavailable: .unavailable
    case .unconfigured: .unconfigured
    case .unknownControl, .unknownKind, .unknownObject: .gone
    case .notApplied: .notApplied
    case .notSaved: .notSaved
    case .limitsExceeded: .tooMany
    default: .failed
    }
  }
}
