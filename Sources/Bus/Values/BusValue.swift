/// A value of one complete D-Bus type.
///
/// An own type conforms by writing and reading one that does already; most often
/// ``Struct`` or a dictionary of ``Variant``.
public protocol BusValue: Sendable, MethodResult {
  /// The complete type.
  static var signature: Signature { get }

  /// Appends the value.
  func append(to writer: borrowing MessageWriter) throws(BusError)

  /// Reads a value; throws `InvalidArgs` if another type comes next.
  init(from reader: borrowing MessageReader) throws(BusError)
}

/// A value that may be the key of a dictionary: a number, a boolean, or one of the string types.
public protocol BasicBusValue: BusValue, Hashable {}

/// What a method returns: one ``BusValue`` or several ``Results``.
public protocol MethodResult: Sendable {
  /// The types of the results.
  static var resultSignature: Signature { get }

  /// Appends the results.
  func appendResults(to writer: borrowing MessageWriter) throws(BusError)
}

extension BusValue {
  /// The one result's type.
  public static var resultSignature: Signature { signature }

  /// Appends the one result.
  public func appendResults(to writer: borrowing MessageWriter) throws(BusError) {
    try append(to: writer)
  }
}
