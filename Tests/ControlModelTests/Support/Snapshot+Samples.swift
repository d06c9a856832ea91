import ControlModel

extension Snapshot {
  /// A toggle with this value.
  static func toggle(
    _ isOn: Bool, title: String = "", status: String = "", isEnabled: Bool = true,
    policy: AuthenticationPolicy = .alwaysAllowed
  ) -> Snapshot {
    Snapshot(
      title: title, status: status, isEnabled: isEnabled, authenticationPolicy: policy,
      content: .toggle(isOn: isOn, off: StateLook(), on: StateLook()))
  }

  /// A button.
  static func button(title: String = "", isEnabled: Bool = true) -> Snapshot {
    Snapshot(title: title, isEnabled: isEnabled, content: .button(running: StateLook()))
  }
}
