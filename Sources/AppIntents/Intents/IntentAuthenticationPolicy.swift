/// Whether an intent may run while the session is locked.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// It runs, locked or not.
  case alwaysAllowed
  /// It needs an unlocked session.
  case requiresAuthentication
  /// It needs this very session to be unlocked. On Linux there is one session, so this is the same as
  /// ``requiresAuthentication``.
  case requiresLocalDeviceAuthentication
}
