/// When a confirmation is asked for.
public struct ConfirmationConditions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// Only when the action came from an uncertain source.
  public static let lowConfidenceSource = ConfirmationConditions(rawValue: 1)
}
