internal import AppIntents
internal import Bus
internal import ControlModel
internal import ControlProtocol
internal import ExtensionRuntime

/// Answers which controls are placed.
enum PlacedControlsQuery {
  static func run() async throws -> [ControlInfo] {
    let placed: [PlacedControl]
    if let told = PlacedControls.current {
      placed = told
    } else {
      placed = try await ask()
    }
    guard let kinds = RunningExtension.kinds else { return placed.map { ControlInfo($0) } }
    var infos: [ControlInfo] = []
    for control in placed {
      guard let kind = kinds[control.kind] else { continue }
      infos.append(ControlInfo(control, intent: await choices(of: control, as: kind.intent)))
    }
    return infos
  }

  /// The choices with their entities; nil for a kind without any, and while they are incomplete.
  private static func choices(
    of control: PlacedControl, as type: (any ControlConfigurationIntent.Type)?
  ) async -> (any ControlConfigurationIntent)? {
    guard let type else { return nil }
    return try? await IntentConfiguration.intent(of: type, from: control.configuration)
  }

  private static func ask() async throws(ControlCenterError) -> [PlacedControl] {
    HostConnection.prepare()
    do {
      return try await askHost()
    } catch {
      throw ControlCenterError(reason: error.message)
    }
  }

  @BusActor
  private static func askHost() async throws(BusError) -> [PlacedControl] {
    let connection = try HostConnection.open()
    let objects = try await connection.managedObjects(
      destination: .controlBus, path: .controlCenter)
    let center = try await connection.properties(
      destination: .controlBus, path: .controlCenter, interface: .controlCenter)
    let order = center["Controls"]?.arrayValue?.compactMap(\.objectPathValue) ?? []
    return order.compactMap { path in
      objects[path].flatMap { ControlObject(path: path, interfaces: $0) }.map {
        PlacedControl(
          id: $0.id, kind: $0.kind, controlType: $0.controlType, configuration: $0.configuration)
      }
    }
  }
}
