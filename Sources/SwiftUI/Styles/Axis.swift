/// A direction. Nothing is drawn here, so it is only a value for ignored modifiers.
public enum Axis: Hashable, CaseIterable, Sendable {
  /// The choice of this name.
  case horizontal
  /// The choice of this name.
  case vertical

  /// Several directions.
  public struct Set: OptionSet, Sendable {
    /// One bit a direction.
    public let rawValue: Int8

    /// Makes a set of its bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// Along a line.
    public static let horizontal = Set(rawValue: 1)
    /// From line to line.
    public static let vertical = Set(rawValue: 2)
  }
}
