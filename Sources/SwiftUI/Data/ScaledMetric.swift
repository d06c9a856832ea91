/// A length that grows with the user's text size, which is the usual one here.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length as the author wrote it.
  public let wrappedValue: Value

  /// Takes a length.
  public init(wrappedValue: Value) {
    self.wrappedValue = wrappedValue
  }

  /// Takes a length that would grow as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
