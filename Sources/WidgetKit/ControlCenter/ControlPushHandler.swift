/// Hears which copies of a kind are placed.
public protocol ControlPushHandler {
  /// Makes a handler for one call.
  init()

  /// Called when a copy was added, removed or configured anew, with all copies of the kind.
  func pushTokensDidChange(controls: [ControlInfo])
}
