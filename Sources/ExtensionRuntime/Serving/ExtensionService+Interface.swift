import Bus
import ControlModel
import ControlProtocol

extension ExtensionService {
  /// `org.controlbus.Extension1`, the same on the bus and on the private line.
  static let interface = Interface<ExtensionService>(.controlExtension) {
    Method("Describe", results: ["kinds"]) { $0.describe($1) }
    Method("Preview", arguments: ["kind", "configuration"], results: ["snapshot"]) {
      try await $0.preview($1, $2, $3)
    }
    Method("Evaluate", arguments: ["kind", "configuration"], results: ["snapshot"]) {
      try await $0.evaluate($1, $2, $3)
    }
    Method(
      "Perform", arguments: ["kind", "configuration", "action", "value"],
      results: ["snapshot", "outcome"]
    ) { try await $0.perform($1, $2, $3, $4, $5) }
    Method(
      "Options", arguments: ["kind", "parameter", "search", "configuration"], results: ["options"]
    ) { try await $0.options($1, $2, $3, $4, $5) }
    Method("SetPlacedControls", arguments: ["controls"]) { try $0.setPlacedControls($1, $2) }
    Method("Leave") { service, _ in service.leave() }
    Signal("ControlsChanged", arguments: ["kinds"], of: [String].self)
    Signal("Leaving")
  }

  private func describe(_ call: MethodCall) -> [[String: Variant]] {
    note(call)
    return descriptors.map(\.variants)
  }

  private func preview(
    _ call: MethodCall, _ kind: String, _ configuration: [String: Variant]
  ) async throws(BusError) -> Snapshot {
    try await answer(call, about: kind) { () async throws(BusError) in
      try await self.table.preview(
        kind: kind, configuration: Configuration(variants: configuration))
    }
  }

  private func evaluate(
    _ call: MethodCall, _ kind: String, _ configuration: [String: Variant]
  ) async throws(BusError) -> SentSnapshot {
    try await answer(call, about: kind) { () async throws(BusError) in
      let configuration = try Configuration(variants: configuration)
      let snapshot = try await self.live.watch(kind: kind, configuration: configuration) {
        () async throws(BusError) in
        try await self.table.evaluate(kind: kind, configuration: configuration)
      }
      return self.looks.whole(snapshot, kind: kind, configuration: configuration, to: call)
    }
  }

  private func perform(
    _ call: MethodCall, _ kind: String, _ configuration: [String: Variant], _ action: String,
    _ value: Variant
  ) async throws(BusError) -> SentResult {
    try await answer(call, about: kind) { () async throws(BusError) in
      let configuration = try Configuration(variants: configuration)
      let action = try ControlAction(action: action, value: value)
      defer { self.live.performed(kind: kind, configuration: configuration) }
      let result = try await self.act(on: kind) { () async throws(BusError) in
        try await self.table.perform(kind: kind, configuration: configuration, action: action)
      }
      return self.looks.reply(result, kind: kind, configuration: configuration, to: call)
    }
  }

  private func options(
    _ call: MethodCall, _ kind: String, _ parameter: String, _ search: String,
    _ configuration: [String: Variant]
  ) async throws(BusError) -> [[String: Variant]] {
    try await answer(call, about: kind) { () async throws(BusError) in
      try await self.table.options(
        kind: kind, parameter: parameter, search: search,
        configuration: Configuration(variants: configuration)
      ).map(\.variants)
    }
  }

  private func setPlacedControls(
    _ call: MethodCall, _ rows: [Struct<String, String, [String: Variant]>]
  ) throws(BusError) {
    note(call)
    var placed: [PlacedControl] = []
    for row in rows {
      let (id, kind, configuration) = row.fields
      guard let descriptor = table.kinds[kind]?.descriptor else { continue }
      placed.append(
        PlacedControl(
          id: id, kind: kind, controlType: descriptor.controlType,
          configuration: try Configuration(variants: configuration)))
    }
    setPlaced(placed)
  }
}
