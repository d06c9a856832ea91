internal import ControlProtocol

/// Everything that the menu is made of.
struct MenuContent: Hashable, Sendable {
  /// Whether the service runs; the controls are those that it had last, if it does not.
  var isServicePresent = false
  /// Whether the session is locked.
  var isLocked = false
  /// The placed controls, in the user's order.
  var controls: [ControlObject] = []
  /// The kinds that can be placed.
  var gallery: [GalleryObject] = []
  /// Why the last click did nothing, while that is still true; nil when it did something.
  var failure: ClickFailure?
  /// The control that a left click on the icon runs, by id, kind or name; nil for none.
  var primary: String?

  /// The placed control that ``primary`` means; nil while there is none.
  var primaryControl: ControlObject? {
    primary.flatMap { name in ControlName.find(name, in: controls) }
  }

  /// Whether a left click opens the menu. A chosen control that is not known yet is waited for, so
  /// that the icon need not become another one at each start.
  var clickOpensMenu: Bool {
    primary == nil || (isServicePresent && primaryControl == nil)
  }

  /// The name of a control, with its text where another one has the same name.
  func distinctName(of control: ControlObject) -> String {
    let name = control.shownName
    let hasNamesake = controls.contains { $0.path != control.path && $0.shownName == name }
    guard hasNamesake, let subtitle = control.look?.subtitle, !subtitle.isEmpty else { return name }
    return "\(name): \(subtitle)"
  }
}
