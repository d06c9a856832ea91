internal import ControlProtocol

/// How the tray's icon looks.
struct TrayLook: Hashable, Sendable {
  static let defaultIcon = "preferences-system"

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
    if let icon = primary.look?.iconName, !icon.isEmpty { iconName = icon }
    accessibleDescription = described.accessible
    let lines = [described.accessible, described.problem].filter { !$0.isEmpty }
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
