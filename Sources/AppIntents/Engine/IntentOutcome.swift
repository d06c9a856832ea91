package import ControlModel

/// What came of an action, for the caller to see to.
package struct IntentOutcome: Sendable, Equatable {
  /// The text that becomes the control's status; empty without one. Of several dialogs in a chain of
  /// intents it is the last.
  package var dialog = ""
  /// The result's value; nil without one.
  package var value: PlainValue?
  /// Whether the app is to be brought to the front.
  package var opensApp = false
  /// The URLs to open, in their order.
  package var urls: [URL] = []

  package init() {}
}
