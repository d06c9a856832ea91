internal import AppIntents
internal import ControlModel

extension AuthenticationPolicy {
  /// What an action's type says.
  init<Action: AppIntent>(of action: Action) {
    switch Action.authenticationPolicy {
    case .alwaysAllowed: self = .alwaysAllowed
    case .requiresAuthentication: self = .requiresAuthentication
    case .requiresLocalDeviceAuthentication: self = .requiresLocalDeviceAuthentication
    }
  }
}
