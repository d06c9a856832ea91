internal import Bus
internal import ControlModel
internal import ControlProtocol

extension ControlHost {
  /// `org.controlbus.Control1`.
  static func controlInterface(_ engine: ControlEngine) -> Interface<HostedControl> {
    Interface(.control) {
      Method("Reload") { (control: HostedControl, call: MethodCall) async throws -> Void in
        try await engine.call(control, sender: call.sender) { .reload(call: $0) }
      }
      Property("Id", emits: .constant) { (control: HostedControl) in control.id }
      Property("Kind", emits: .constant) { (control: HostedControl) in control.placed.kind }
      Property("ControlType") { (control: HostedControl) in control.identity.controlType.rawValue }
      Property("Extension") { (control: HostedControl) in control.identity.extensionName }
      Property("DisplayName") { (control: HostedControl) in control.identity.displayName }
      Property("Description") { (control: HostedControl) in control.identity.description }
      Property("Configuration") { (control: HostedControl) in control.identity.configuration }
      Property("PrivacySensitive") { (control: HostedControl) in
        control.identity.isPrivacySensitive
      }
    }
  }

  /// `org.controlbus.Toggle1`.
  static func toggleInterface(_ engine: ControlEngine) -> Interface<HostedControl> {
    Interface(.toggle) {
      Method("SetValue", arguments: ["value"]) {
        (control: HostedControl, call: MethodCall, value: Bool) async throws -> Void in
        try await engine.call(control, sender: call.sender) { .act(.set(value), call: $0) }
      }
      Method("Toggle") { (control: HostedControl, call: MethodCall) async throws -> Void in
        try await engine.call(control, sender: call.sender) { .act(.toggle, call: $0) }
      }
      Property("Value") { (control: HostedControl) in control.look.value }
      Property("Off") { (control: HostedControl) in control.look.off }
      Property("On") { (control: HostedControl) in control.look.on }
      lookProperties
    }
  }

  /// `org.controlbus.Button1`.
  static func buttonInterface(_ engine: ControlEngine) -> Interface<HostedControl> {
    Interface(.button) {
      Method("Press") { (control: HostedControl, call: MethodCall) async throws -> Void in
        try await engine.call(control, sender: call.sender) { .act(.press, call: $0) }
      }
      lookProperties
    }
  }

  /// What toggles and buttons have in common.
  @InterfaceBuilder<HostedControl>
  private static var lookProperties: [Member<HostedControl>] {
    Property("Title") { (control: HostedControl) in control.look.title }
    Property("Subtitle") { (control: HostedControl) in control.look.subtitle }
    Property("Status") { (control: HostedControl) in control.look.status }
    Property("ActionHint") { (control: HostedControl) in control.look.actionHint }
    Property("Symbol") { (control: HostedControl) in control.look.symbol }
    Property("IconName") { (control: HostedControl) in control.look.iconName }
    Property("Tint") { (control: HostedControl) in control.look.tint }
    Property("Enabled") { (control: HostedControl) in control.look.isEnabled }
    Property("Redacted") { (control: HostedControl) in control.look.isRedacted }
    Property("State") { (control: HostedControl) in control.look.state }
    Property("Pending") { (control: HostedControl) in control.look.isPending }
    Property("Error") { (control: HostedControl) in control.look.error }
    Property("Revision") { (control: HostedControl) in control.look.revision }
  }
}
