internal import Bus
internal import ControlModel
internal import ControlProtocol

extension ControlHost {
  /// `org.controlbus.ControlCenter1`.
  static let centerInterface = Interface<ControlHost>(.controlCenter) {
    Method("AddControl", arguments: ["kind", "configuration"], results: ["control"]) {
      (host: ControlHost, call: MethodCall, kind: String, configuration: [String: Variant])
        async throws -> ObjectPath in
      let configuration = try Configuration(variants: configuration)
      return try await host.changing(call) { () throws(ControlFailure) in
        try await host.addControl(kind: kind, configuration)
      }
    }
    Method("RemoveControl", arguments: ["control"]) {
      (host: ControlHost, call: MethodCall, path: ObjectPath) async throws -> Void in
      try await host.changing(call) { () throws(ControlFailure) in
        try await host.removeControl(path)
      }
    }
    Method("ConfigureControl", arguments: ["control", "configuration"]) {
      (host: ControlHost, call: MethodCall, path: ObjectPath, configuration: [String: Variant])
        async throws -> Void in
      let configuration = try Configuration(variants: configuration)
      try await host.changing(call) { () throws(ControlFailure) in
        try await host.configureControl(path, configuration)
      }
    }
    Method("MoveControl", arguments: ["control", "position"]) {
      (host: ControlHost, call: MethodCall, path: ObjectPath, position: UInt32)
        async throws -> Void in
      try await host.changing(call) { () throws(ControlFailure) in
        try await host.moveControl(path, to: Int(position))
      }
    }
    Method("FindControls", arguments: ["name"], results: ["controls"]) {
      (host: ControlHost, _: MethodCall, name: String) in
      host.controls(named: name)
    }
    Method("ReloadControls", arguments: ["kind"]) {
      (host: ControlHost, _: MethodCall, kind: String) in
      host.reload(kind: kind)
    }
    Method("ReloadAllControls") { (host: ControlHost, _: MethodCall) in host.reloadAll() }
    Method("RegisterExtension", arguments: ["bus_name", "options"]) {
      (host: ControlHost, call: MethodCall, name: String, options: [String: Variant])
        async throws -> Void in
      try await host.engine.heldCalls.holding(for: call.sender) { () throws(BusError) in
        try await host.register(name, options, sender: call.sender)
      }
    }
    Property("Version", emits: .constant) { (_: ControlHost) in ControlHost.version }
    Property("Controls") { (host: ControlHost) in host.order }
    Property("Locked") { (host: ControlHost) in host.session.isLocked }
    Property("Problems") { (host: ControlHost) in host.problems }
  }

  /// What is wrong with the service's own files.
  private var problems: [String] { store.brokenReason.map { [$0.singleLine] } ?? [] }

  /// Runs what changes the arrangement, within the limits of held calls.
  fileprivate func changing<Value>(
    _ call: MethodCall, _ change: @BusActor () async throws(ControlFailure) -> Value
  ) async throws(BusError) -> Value {
    try await engine.heldCalls.holding(for: call.sender) { () throws(BusError) in
      do throws(ControlFailure) {
        return try await change()
      } catch {
        throw error.busError
      }
    }
  }
}
