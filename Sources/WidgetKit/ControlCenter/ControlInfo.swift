package import ControlModel

/// One copy of a control that the user has placed.
public struct ControlInfo: Identifiable, Hashable, Sendable {
  /// The copy's identity, which the host never gives to another.
  public let id: String
  /// The kind that it is a copy of.
  public let kind: String
  /// Always nil: there is no push service on a desktop.
  public var pushInfo: ControlPushInfo? { nil }

  let configuration: Configuration

  package init(_ placed: PlacedControl) {
    id = placed.id
    kind = placed.kind
    configuration = placed.configuration
  }
}
