internal import ControlModel

extension Snapshot {
  /// What stands for a control that nothing can be said of before it is configured.
  static func placeholder(named name: String, isToggle: Bool) -> Snapshot {
    let look = StateLook()
    return Snapshot(
      title: name,
      content: isToggle ? .toggle(isOn: false, off: look, on: look) : .button(running: look))
  }
}
