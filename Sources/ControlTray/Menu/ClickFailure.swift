internal import ControlProtocol

/// A click that could not be carried out. The menu tells of it until the next click, or until what
/// it was about has changed.
struct ClickFailure: Hashable, Sendable {
  /// What went wrong, in the session's language.
  var text: String
  /// The control that was clicked, as it looked then; nil for a click on another item.
  var control: ControlObject?
  /// Whether the service ran.
  var wasServicePresent: Bool

  /// Whether nothing that it was about has changed.
  func isCurrent(in content: MenuContent) -> Bool {
    guard wasServicePresent == content.isServicePresent else { return false }
    return control.map(content.controls.contains) ?? true
  }
}
