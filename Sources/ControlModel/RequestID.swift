/// Names an evaluation or an action that the machine asked for, unique within one machine.
public struct RequestID: Hashable, Sendable {
  /// The number, unique within one machine.
  public var rawValue: UInt64

  /// Makes an id of its number.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }
}
