internal import ControlModel
internal import ControlProtocol

extension MenuBuilder {
  /// The submenu of the gallery: what can be added, then what can be removed.
  func arrangement(_ content: MenuContent) -> MenuNode {
    let additions = content.gallery.filter { isOffered($0.descriptor, in: content) }
      .map { addition($0.descriptor) }
    let removals = content.controls.map { removal($0, named: content.distinctName(of: $0)) }
    var children = additions
    if !additions.isEmpty, !removals.isEmpty { children.append(.separator("end of gallery")) }
    children += removals
    if children.isEmpty { children = [.text(.nothingToArrange, text(.nothingToArrange))] }
    return .submenu(.arrangement, text(.arrangement), children)
  }

  /// A second copy makes sense only where it can be configured differently.
  private func isOffered(_ kind: KindDescriptor, in content: MenuContent) -> Bool {
    !kind.parameters.isEmpty || !content.controls.contains { $0.kind == kind.kind }
  }

  /// A menu cannot ask for values, so a kind that needs some is only pointed to.
  private func addition(_ kind: KindDescriptor) -> MenuNode {
    let phrase: Phrase = kind.needsConfiguration ? .addByCommand : .add
    return MenuNode(
      key: .add(kind: kind.kind),
      properties: MenuProperties(
        label: text(phrase, kind.shownName), isEnabled: !kind.needsConfiguration,
        iconName: kind.preview?.iconName ?? "", accessibleDescription: kind.description),
      action: .add(kind: kind.kind))
  }

  private func removal(_ control: ControlObject, named name: String) -> MenuNode {
    MenuNode(
      key: .remove(control.path),
      properties: MenuProperties(
        label: text(.remove, name), iconName: "list-remove-symbolic"),
      action: .remove(control.path))
  }

  /// The submenu that chooses what a left click on the icon does.
  func leftClick(_ content: MenuContent) -> MenuNode {
    let primary = content.primaryControl
    let choices = content.controls.map { control in
      choice(
        .leftClickRuns(control.path), content.distinctName(of: control),
        isOn: primary?.path == control.path, .choosePrimary(control.id))
    }
    let none = choice(
      .leftClickOpensMenu, text(.opensMenu), isOn: primary == nil, .choosePrimary(nil))
    return .submenu(.leftClick, text(.leftClick), [none] + choices)
  }

  private func choice(
    _ key: MenuKey, _ label: String, isOn: Bool, _ action: MenuAction
  ) -> MenuNode {
    MenuNode(
      key: key, properties: MenuProperties(label: label, toggle: .radio, isOn: isOn),
      action: action)
  }
}
