/// Several results of a method.
public struct Results<each Value: BusValue>: MethodResult {
  /// The results in their order.
  public let values: (repeat each Value)

  /// The results in their order.
  public init(_ values: repeat each Value) {
    self.values = (repeat each values)
  }

  /// The types of the results.
  public static var resultSignature: Signature { .joining(repeat (each Value).self) }

  /// Appends the results.
  public func appendResults(to writer: borrowing MessageWriter) throws(BusError) {
    repeat try (each values).append(to: writer)
  }
}
