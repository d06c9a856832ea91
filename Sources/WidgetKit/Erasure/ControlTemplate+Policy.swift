internal import AppIntents
internal import ControlModel
internal import SwiftUI

extension _ControlTemplate {
  /// The look with what the action's type says.
  var finished: Snapshot {
    var snapshot = snapshot
    if let action { snapshot.authenticationPolicy = AuthenticationPolicy(of: action) }
    return snapshot
  }
}

extension AuthenticationPolicy {
  fileprivate init<Action: AppIntent>(of action: Action) {
    switch Action.authenticationPolicy {
    case .alwaysAllowed: self = .alwaysAllowed
    case .requiresAuthentication: self = .requiresAuthentication
    case .requiresLocalDeviceAuthentication: self = .requiresLocalDeviceAuthentication
    }
  }
}
