internal import ControlModel
internal import ControlProtocol

/// How the tray's icon looks.
struct TrayLook: Hashable, Sendable {
  static let defaultIcon = "preferences-system"
  static let onIcon = "object-select-symbolic"

  var iconName = defaultIcon
  var title = ""
  /// Lines of text, without markup.
  var toolTip = ""
  var accessibleDescription = ""
}

extension TrayLook {
  /// The look of the primary control, if there is one; the tool tip tells which toggles are on.
  init(_ content: MenuContent, text: Translator) {
    title = text(.controls)
    let shown = content.controls.filter { $0.look?.value == true }
      .map { ControlDescription(control: $0, text: text).label }
    toolTip = content.isServicePresent ? shown.joined(separator: "\n") : text(.serviceMissing)
    guard let primary = content.primaryControl, content.isServicePresent else {
      accessibleDescription = title
      return
    }
    let described = ControlDescription(control: primary, text: text)
    iconName = primary.look?.trayIcon ?? iconName
    accessibleDescription = described.accessible
    let lines = [described.state, described.problem].filter { !$0.isEmpty }
    toolTip = lines.joined(separator: "\n")
  }

  /// The tool tip as the markup that hosts read.
  var toolTipMarkup: String {
    toolTip.reduce(into: "") { markup, character in
      switch character {
      case "&": markup += "&amp;"
      case "<": markup += "&lt;"
      case ">": markup += "&gt;"
      default: markup.append(character)
      }
    }
  }
}

extension SurfaceLook {
  /// The icon that tells the control's state; nil when it has none. Filled symbols and outlined ones
  /// are one icon in the themes of desktops, so a toggle whose two states look the same has a check
  /// mark while it is on. An overlay would be in the way: Waybar shows none, LXQt shows nothing else.
  fileprivate var trayIcon: String? {
    if value == true, on?.iconName == off?.iconName { return TrayLook.onIcon }
    return iconName.isEmpty ? nil : iconName
  }
}
