/// Names a method call that waits for an answer; the host maps it to the message.
public struct CallID: Hashable, Sendable {
  /// The number, unique within one host.
  public var rawValue: UInt64

  /// Makes an id of its number.
  public init(_ rawValue: UInt64) {
    self.rawValue = rawValue
  }
}
