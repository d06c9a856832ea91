public import Bus
public import ControlModel

extension ControlCenterClient {
  /// `Toggle1.SetValue`: answers when the provider reports the outcome.
  public func setValue(
    _ value: Bool, of control: ObjectPath, timeout: Duration? = nil
  ) async throws(BusError) {
    _ = try await call(.toggle, "SetValue", at: control, value, timeout: timeout)
  }

  /// `Toggle1.Toggle`: sets the opposite of what the provider reports now.
  public func toggle(_ control: ObjectPath, timeout: Duration? = nil) async throws(BusError) {
    _ = try await call(.toggle, "Toggle", at: control, timeout: timeout)
  }

  /// `Button1.Press`: answers when the action has ended.
  public func press(_ control: ObjectPath, timeout: Duration? = nil) async throws(BusError) {
    _ = try await call(.button, "Press", at: control, timeout: timeout)
  }

  /// `Control1.Reload`: answers when a fresh evaluation has ended.
  public func reload(_ control: ObjectPath, timeout: Duration? = nil) async throws(BusError) {
    _ = try await call(.control, "Reload", at: control, timeout: timeout)
  }

  /// `ControlCenter1.ReloadControls`: answers when the request is noted.
  public func reloadControls(ofKind kind: String) async throws(BusError) {
    _ = try await call(.controlCenter, "ReloadControls", at: .controlCenter, kind)
  }

  /// `ControlCenter1.ReloadAllControls`: answers when the request is noted.
  public func reloadAllControls() async throws(BusError) {
    _ = try await call(.controlCenter, "ReloadAllControls", at: .controlCenter)
  }

  /// `ControlCenter1.AddControl`: places a copy of a kind and returns its object.
  public func addControl(
    kind: String, configuration: Configuration, timeout: Duration? = nil
  ) async throws(BusError) -> ObjectPath {
    let reply = try await call(
      .controlCenter, "AddControl", at: .controlCenter, kind, configuration.variants,
      timeout: timeout)
    return try reply.read(ObjectPath.self)
  }

  /// `ControlCenter1.RemoveControl`.
  public func removeControl(
    _ control: ObjectPath, timeout: Duration? = nil
  ) async throws(BusError) {
    _ = try await call(
      .controlCenter, "RemoveControl", at: .controlCenter, control, timeout: timeout)
  }

  /// `ControlCenter1.ConfigureControl`: gives a control another configuration, whole.
  public func configureControl(
    _ control: ObjectPath, configuration: Configuration, timeout: Duration? = nil
  ) async throws(BusError) {
    _ = try await call(
      .controlCenter, "ConfigureControl", at: .controlCenter, control, configuration.variants,
      timeout: timeout)
  }

  /// `ControlCenter1.MoveControl`: beyond the end means last.
  public func moveControl(
    _ control: ObjectPath, to position: UInt32, timeout: Duration? = nil
  ) async throws(BusError) {
    _ = try await call(
      .controlCenter, "MoveControl", at: .controlCenter, control, position, timeout: timeout)
  }

  /// `GalleryItem1.Preview`: a canned look of a copy with this configuration.
  public func preview(
    kind: String, configuration: Configuration, timeout: Duration? = nil
  ) async throws(BusError) -> Snapshot {
    let reply = try await call(
      .galleryItem, "Preview", at: .galleryItem(kind: kind), configuration.variants,
      timeout: timeout)
    return try Snapshot(variants: try reply.read([String: Variant].self))
  }

  /// `GalleryItem1.Options`: the choices for a parameter.
  public func options(
    kind: String, parameter: String, search: String, configuration: Configuration,
    timeout: Duration? = nil
  ) async throws(BusError) -> [ParameterOption] {
    let reply = try await call(
      .galleryItem, "Options", at: .galleryItem(kind: kind), parameter, search,
      configuration.variants, timeout: timeout)
    return try [ParameterOption](variants: try reply.read([[String: Variant]].self))
  }

  private func call<each Argument: BusValue>(
    _ interface: InterfaceName, _ member: MemberName, at path: ObjectPath,
    _ arguments: repeat each Argument, timeout: Duration? = nil
  ) async throws(BusError) -> Message {
    let address = MemberAddress(
      destination: .controlBus, path: path, interface: interface, member: member)
    return try await connection.call(address, repeat each arguments, timeout: timeout)
  }
}
