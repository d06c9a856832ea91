internal import Bus
internal import ControlProtocol

/// A click that could not be carried out. The menu tells of it until the next click, or until what
/// it was about has changed.
struct ClickFailure: Hashable, Sendable {
  /// What has to end for the failure to be over.
  enum Cause: Sendable {
    /// The session's lock.
    case lock
    /// Something that ends unseen, so that the line goes after ``ClickFailure/patience``.
    case passing
    /// The service's absence, or the state of the control.
    case state
  }

  /// How long a line stays whose cause ends unseen.
  static let patience = Duration.seconds(10)

  /// What went wrong, in the session's language.
  var text: String
  var cause = Cause.state
  /// The control that was clicked, as it looked then; nil for a click on another item.
  var control: ControlObject?
  /// Whether the service ran.
  var wasServicePresent: Bool

  /// Whether nothing that it was about has changed.
  func isCurrent(in content: MenuContent) -> Bool {
    guard wasServicePresent == content.isServicePresent else { return false }
    if cause == .lock, !content.isLocked { return false }
    return control.map(content.controls.contains) ?? true
  }
}

extension ClickFailure.Cause {
  /// The cause of what a call failed with.
  init(_ error: BusError) {
    self =
      switch error.name {
      case .authenticationRequired: .lock
      case .limitsExceeded, .notSaved: .passing
      default: .state
      }
  }
}
