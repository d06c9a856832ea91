extension Subscribers {
  /// How many values a subscriber still wants.
  public struct Demand: Hashable, Sendable, Comparable {
    /// The number of values; nil for any number.
    public let max: Int?

    /// Any number of values.
    public static let unlimited = Demand(max: nil)
    /// No value.
    public static let none = Demand(max: 0)

    /// At most that many values; a negative number is none.
    public static func max(_ value: Int) -> Demand {
      Demand(max: Swift.max(0, value))
    }

    /// The smaller demand comes first; any number comes last.
    public static func < (left: Demand, right: Demand) -> Bool {
      (left.max ?? .max) < (right.max ?? .max)
    }

    /// Adds up; any number stays any number.
    public static func + (left: Demand, right: Demand) -> Demand {
      guard let left = left.max, let right = right.max else { return .unlimited }
      let (sum, overflow) = left.addingReportingOverflow(right)
      return overflow ? .unlimited : Demand(max: sum)
    }

    /// Adds to the demand.
    public static func += (left: inout Demand, right: Demand) {
      left = left + right
    }

    /// What is left after one value.
    var afterOne: Demand { Demand(max: max.map { $0 - 1 }) }
  }
}
