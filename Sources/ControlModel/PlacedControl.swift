/// One copy of a kind that the user has.
public struct PlacedControl: Hashable, Sendable, Identifiable {
  /// The copy's identity, unique among the user's controls and never used again.
  public var id: String
  /// The kind that it is a copy of.
  public var kind: String
  /// The sort of control, as it was last described.
  public var controlType: ControlType
  /// The values that the user chose.
  public var configuration: Configuration

  /// Makes a copy of a kind.
  public init(
    id: String, kind: String, controlType: ControlType = .unknown,
    configuration: Configuration = [:]
  ) {
    self.id = id
    self.kind = kind
    self.controlType = controlType
    self.configuration = configuration
  }
}
