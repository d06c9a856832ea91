internal import AppIntents

/// Opens a URL with the user's handler for it.
///
/// It works within an intent's `perform()`: the URL is opened when the action has ended, and the
/// action fails when it could not be.
public struct OpenURLAction: Sendable {
  init() {}

  /// Asks for a URL to be opened.
  public func callAsFunction(_ url: URL) {
    IntentRun.current?.requestOpening(url)
  }

  /// Asks for a URL to be opened and tells whether there is an action that can.
  public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) {
    IntentRun.current?.requestOpening(url)
    completion(IntentRun.current != nil)
  }
}
