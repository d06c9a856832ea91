internal import Bus
internal import ControlProtocol

extension ControlHost {
  /// The placed controls that a name means, in the user's order.
  func controls(named name: String) -> [ObjectPath] {
    let placed = order.compactMap { engine.controls[$0] }
    return NameRule.matches(name, in: placed.map(\.names)).map { placed[$0].path }
  }
}
