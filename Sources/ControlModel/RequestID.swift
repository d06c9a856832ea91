/// Names an evaluation or an action that the machine asked for, unique within one machine.
///
/// Later requests have greater ids.
public struct RequestID: Hashable, Comparable, Sendable {
  /// The number, unique within one machine.
  public var rawValue: UInt64

  /// Makes an id of its number.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Whether one was handed out before the other.
  public static func < (one: RequestID, other: RequestID) -> Bool {
    one.rawValue < other.rawValue
  }
}
