/// Tells overlapping intervals of one name apart.
public struct OSSignpostID: Hashable, Sendable {
  /// The number.
  public let rawValue: UInt64

  /// Makes an identifier of a number.
  public init(_ value: UInt64) {
    rawValue = value
  }

  /// A new identifier.
  public init(log: OSLog) {
    self.init(.random(in: 1...UInt64.max / 2))
  }

  /// The identifier of an object.
  public init(log: OSLog, object: AnyObject) {
    self.init(UInt64(UInt(bitPattern: ObjectIdentifier(object).hashValue)))
  }

  /// For intervals that do not overlap.
  public static let exclusive = OSSignpostID(0xEEEE_B0B5_B2B2_EEEE)
  /// No valid identifier.
  public static let invalid = OSSignpostID(.max)
  /// No identifier.
  public static let null = OSSignpostID(0)
}
