/// Whether a control's action may run while the session is locked.
public enum AuthenticationPolicy: String, Hashable, Sendable, CaseIterable {
  /// The action runs, locked or not.
  case alwaysAllowed = "always-allowed"
  /// The action needs an unlocked session.
  case requiresAuthentication = "requires-authentication"
  /// The action needs this very session to be unlocked.
  case requiresLocalDeviceAuthentication = "requires-local-device-authentication"
}
