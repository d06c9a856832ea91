import Bus
import ControlModel
import ControlProtocol

@testable import ControlCtl

/// The interfaces of a ``ScriptedHost``.
@BusActor enum ScriptedInterfaces {
  static func export(
    _ host: ScriptedHost, on connection: Connection
  ) throws -> [Registration] {
    let controls = { @BusActor [unowned host] in host.controls.map(\.path) }
    let gallery = { @BusActor [unowned host] in
      host.gallery.map { ObjectPath.galleryItem(kind: $0.kind) }
    }
    let extensions = { @BusActor [unowned host] in host.extensions.map(\.path) }
    return [
      try connection.exportObjectManager(at: .controlCenter),
      try connection.export(center, at: .controlCenter, object: host),
      try connection.export(
        subtree: .controls, paths: controls,
        [
          control(host).found { [unowned host] in host.control(at: $0) },
          toggle(host).found { [unowned host] in only(.toggle, host.control(at: $0)) },
          button(host).found { [unowned host] in only(.button, host.control(at: $0)) },
        ]),
      try connection.export(
        subtree: .gallery, paths: gallery,
        [
          item(host).found { [unowned host] path in
            host.gallery.first { ObjectPath.galleryItem(kind: $0.kind) == path }
          }
        ]),
      try connection.export(
        subtree: .extensions, paths: extensions,
        [status.found { [unowned host] path in host.extensions.first { $0.path == path } }]),
    ]
  }

  private static func only(_ type: ControlType, _ control: ControlObject?) -> ControlObject? {
    control?.controlType == type ? control : nil
  }

  private static let center = Interface<ScriptedHost>(.controlCenter) {
    Method("AddControl", arguments: ["kind", "configuration"], results: ["control"]) {
      (host: ScriptedHost, _: MethodCall, kind: String, values: [String: Variant]) throws
        -> ObjectPath in
      host.record("AddControl")
      var control = Samples.timer(host.controls.count + 1, title: "New")
      control.configuration = try Configuration(variants: values)
      try host.add(control)
      return control.path
    }
    Method("RemoveControl", arguments: ["control"]) {
      (host: ScriptedHost, _: MethodCall, path: ObjectPath) throws in
      host.record("RemoveControl")
      try host.remove(path)
    }
    Method("ConfigureControl", arguments: ["control", "configuration"]) {
      (host: ScriptedHost, _: MethodCall, path: ObjectPath, values: [String: Variant]) throws in
      host.record("ConfigureControl")
      try host.configure(path, try Configuration(variants: values))
    }
    Method("MoveControl", arguments: ["control", "position"]) {
      (host: ScriptedHost, _: MethodCall, path: ObjectPath, position: UInt32) throws in
      host.record("MoveControl \(position)")
      try host.move(path, to: Int(position))
    }
    Method("FindControls", arguments: ["name"], results: ["controls"]) {
      (host: ScriptedHost, _: MethodCall, name: String) -> [ObjectPath] in
      host.finds += 1
      return NameRule.matches(name, in: host.controls.map(\.names)).map { host.controls[$0].path }
    }
    Method("ReloadControls", arguments: ["kind"]) {
      (host: ScriptedHost, _: MethodCall, kind: String) in
      host.record("ReloadControls \(kind)")
    }
    Method("ReloadAllControls") { (host: ScriptedHost, _: MethodCall) in
      host.record("ReloadAllControls")
    }
    Property("Version", emits: .constant) { (host: ScriptedHost) throws in
      if host.isBusy { throw BusError.failed("It is busy") }
      return "0.1.0"
    }
    Property("Controls") { (host: ScriptedHost) in host.controls.map(\.path) }
    Property("Locked") { (host: ScriptedHost) in host.isLocked }
    Property("Problems") { (host: ScriptedHost) in host.problems }
  }

  private static func control(_ host: ScriptedHost) -> Interface<ControlObject> {
    Interface(.control) {
      Method("Reload") { [unowned host] (control: ControlObject, _: MethodCall) async throws in
        host.record("Reload")
        try await host.act(control.path, nil, host.onReload)
      }
      Property("Id", emits: .constant) { [unowned host] (control: ControlObject) in
        host.reads += 1
        return control.id
      }
      Property("Kind", emits: .constant) { (control: ControlObject) in control.kind }
      Property("ControlType") { (control: ControlObject) in control.controlType.rawValue }
      Property("Extension") { (control: ControlObject) in control.extensionName }
      Property("DisplayName") { (control: ControlObject) in control.displayName }
      Property("Description") { (control: ControlObject) in control.description }
      Property("Configuration") { (control: ControlObject) in control.configuration.variants }
      Property("PrivacySensitive") { (control: ControlObject) in control.isPrivacySensitive }
    }
  }

  private static func toggle(_ host: ScriptedHost) -> Interface<ControlObject> {
    Interface(.toggle) {
      Method("SetValue", arguments: ["value"]) {
        [unowned host] (control: ControlObject, _: MethodCall, value: Bool) async throws in
        host.record("SetValue \(value)")
        try await host.act(control.path, value, host.action)
      }
      Method("Toggle") { [unowned host] (control: ControlObject, _: MethodCall) async throws in
        host.record("Toggle")
        try await host.act(control.path, control.look?.value == false, host.action)
      }
      Property("Value") { (control: ControlObject) in control.look?.value ?? false }
      Property("Off") { (control: ControlObject) in control.look?.off?.variants ?? [:] }
      Property("On") { (control: ControlObject) in control.look?.on?.variants ?? [:] }
      lookProperties
    }
  }

  private static func button(_ host: ScriptedHost) -> Interface<ControlObject> {
    Interface(.button) {
      Method("Press") { [unowned host] (control: ControlObject, _: MethodCall) async throws in
        host.record("Press")
        try await host.act(control.path, nil, host.action)
      }
      lookProperties
    }
  }

  @InterfaceBuilder<ControlObject>
  private static var lookProperties: [Member<ControlObject>] {
    Property("Title") { (control: ControlObject) in control.look?.title ?? "" }
    Property("Subtitle") { (control: ControlObject) in control.look?.subtitle ?? "" }
    Property("Status") { (control: ControlObject) in control.look?.status ?? "" }
    Property("ActionHint") { (control: ControlObject) in control.look?.actionHint ?? "" }
    Property("Symbol") { (control: ControlObject) in control.look?.symbol ?? "" }
    Property("IconName") { (control: ControlObject) in control.look?.iconName ?? "" }
    Property("Tint") { (control: ControlObject) in control.look?.tint ?? "" }
    Property("Enabled") { (control: ControlObject) in control.look?.isEnabled ?? true }
    Property("Redacted") { (control: ControlObject) in control.look?.isRedacted ?? false }
    Property("State") { (control: ControlObject) in control.look?.state.rawValue ?? "" }
    Property("Pending") { (control: ControlObject) in control.look?.isPending ?? false }
    Property("Error") { (control: ControlObject) in control.look?.error ?? "" }
    Property("Revision") { (control: ControlObject) in control.look?.revision ?? 0 }
  }

  static func lookNames(_ interface: InterfaceName) -> [MemberName] {
    let common: [MemberName] = [
      "Title", "Subtitle", "Status", "ActionHint", "Symbol", "IconName", "Tint", "Enabled",
      "Redacted", "State", "Pending", "Error", "Revision",
    ]
    return interface == .toggle ? ["Value", "Off", "On"] + common : common
  }

  private static func item(_ host: ScriptedHost) -> Interface<KindDescriptor> {
    Interface(.galleryItem) {
      Method("Options", arguments: ["parameter", "search", "configuration"], results: ["options"]) {
        [unowned host]
        (
          _: KindDescriptor, _: MethodCall, parameter: String, search: String,
          _: [String: Variant]
        ) -> [[String: Variant]] in
        host.record("Options \(parameter)")
        let options = search.isEmpty ? Samples.sounds : Samples.sounds.filter { $0.title == search }
        return options.map(\.variants)
      }
      Property("Kind", emits: .constant) { (kind: KindDescriptor) in kind.kind }
      Property("Extension") { (_: KindDescriptor) in "com.example.Controls" }
      Property("ControlType") { (kind: KindDescriptor) in kind.controlType.rawValue }
      Property("DisplayName") { (kind: KindDescriptor) in kind.displayName }
      Property("Description") { (kind: KindDescriptor) in kind.description }
      Property("Title") { (kind: KindDescriptor) in kind.displayName }
      Property("Parameters") { (kind: KindDescriptor) in kind.parameters.map(\.variants) }
      Property("PromptsForConfiguration") { (kind: KindDescriptor) in
        kind.promptsForConfiguration
      }
    }
  }

  private static let status = Interface<ExtensionObject>(.extensionStatus) {
    Property("BusName", emits: .constant) { (item: ExtensionObject) in item.busName }
    Property("State") { (item: ExtensionObject) in item.state }
    Property("Error") { (item: ExtensionObject) in item.error }
    Property("Kinds") { (item: ExtensionObject) in item.kinds }
    Property("Problems") { (item: ExtensionObject) in item.problems }
    Property("Installed") { (item: ExtensionObject) in item.isInstalled }
  }
}
