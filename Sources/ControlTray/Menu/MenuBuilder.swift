internal import ControlModel
internal import ControlProtocol

/// Makes the menu of its content. The same content makes the same menu.
struct MenuBuilder: Sendable {
  let text: Translator

  /// The whole menu.
  func menu(of content: MenuContent) -> MenuNode {
    let children =
      notices(content) + content.controls.flatMap { control($0, in: content) }
      + [.separator("end of controls"), reloadAll, arrangement(content), leftClick(content)]
    return MenuNode(
      key: .root, properties: MenuProperties(isSubmenu: true), children: children)
  }

  private func notices(_ content: MenuContent) -> [MenuNode] {
    var lines: [MenuNode] = []
    if let failure = content.failure {
      lines.append(.text(.failure, failure.text, disposition: .alert))
    }
    if !content.isServicePresent {
      lines.append(.text(.serviceMissing, text(.serviceMissing), disposition: .warning))
    } else if content.controls.isEmpty {
      lines.append(.text(.empty, text(.noControls)))
    }
    return lines
  }

  /// A control and the lines that belong to it.
  private func control(_ control: ControlObject, in content: MenuContent) -> [MenuNode] {
    let described = ControlDescription(control: control, text: text)
    var nodes = [item(control, described, isServicePresent: content.isServicePresent)]
    guard content.isServicePresent else { return nodes }
    if let status = control.look?.status, !status.isEmpty {
      nodes.append(.text(.status(control.path), Self.indented(status)))
    }
    if !described.problem.isEmpty {
      let text = Self.indented(described.problem)
      nodes.append(.text(.problem(control.path), text, disposition: .warning))
    }
    return nodes
  }

  private func item(
    _ control: ControlObject, _ described: ControlDescription, isServicePresent: Bool
  ) -> MenuNode {
    MenuNode(
      key: .control(control.path, control.shownType),
      properties: MenuProperties(
        label: described.label, isEnabled: isServicePresent && described.isUsable,
        iconName: control.look?.iconName ?? "",
        toggle: control.look?.value == nil ? nil : .checkmark,
        isOn: control.look?.value ?? false,
        accessibleDescription: described.accessible),
      action: control.clickAction)
  }

  private var reloadAll: MenuNode {
    MenuNode(
      key: .reloadAll,
      properties: MenuProperties(label: text(.reloadAll), iconName: "view-refresh-symbolic"),
      action: .reloadAll)
  }

  private static func indented(_ text: String) -> String { "    " + text }
}

extension ControlObject {
  /// The sort that the look has, which decides what the item is.
  var shownType: ControlType {
    guard let look else { return .unknown }
    return look.value == nil ? .button : .toggle
  }

  /// What a click on the control does; nil for one that nobody ever described.
  var clickAction: MenuAction? {
    guard let look else { return nil }
    return look.value.map { .setValue(path, !$0) } ?? .press(path)
  }
}
