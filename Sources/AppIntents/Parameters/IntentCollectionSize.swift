/// How many values a list may have.
public struct IntentCollectionSize: ExpressibleByIntegerLiteral, Hashable, Sendable {
  /// The smallest number.
  public let min: Int
  /// The largest number; nil for any.
  public let max: Int?

  /// At most this many.
  public init(integerLiteral value: Int) {
    self.init(min: 0, max: value)
  }

  /// Exactly this many.
  public init(exactly size: Int) {
    self.init(min: size, max: size)
  }

  /// At least and at most this many.
  public init(min: Int, max: Int) {
    self.min = min
    self.max = max
  }

  /// At least this many.
  public init(min: Int) {
    self.min = min
    max = nil
  }

  /// At most this many.
  public init(max: Int) {
    self.init(min: 0, max: max)
  }

  static func largest(of sizes: some Sequence<IntentCollectionSize>) -> IntentCollectionSize? {
    sizes.max { ($0.max ?? .max) < ($1.max ?? .max) }
  }

  /// Whether a list of this length is allowed.
  func allows(_ count: Int) -> Bool { count >= min && count <= (max ?? .max) }
}
