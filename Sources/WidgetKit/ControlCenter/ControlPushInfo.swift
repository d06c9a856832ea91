/// Where pushes to one placed control go. There is no push service here, so no value is ever made.
public struct ControlPushInfo: Hashable, Sendable {
  /// The token of the placed control.
  public let token: Data
}
