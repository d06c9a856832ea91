package import AppIntents
package import ControlModel

/// A template, lowered: how the control looks, and the intent that using it runs.
public struct _ControlTemplate: Sendable {
  package var snapshot: Snapshot
  /// The author's instance, with the parameters that the content closure put into it; nil for an
  /// empty template.
  package var action: (any AppIntent)?

  /// Makes a template; its look says of the action what that one's type says.
  package init(snapshot: Snapshot, action: (any AppIntent)?) {
    self.snapshot = snapshot
    self.action = action
    if let action { self.snapshot.authenticationPolicy = AuthenticationPolicy(of: action) }
  }
}
