public import Bus
public import ControlModel

extension Configuration {
  /// The configuration as it goes over the bus, `a{sv}`.
  public var variants: [String: Variant] { values.mapValues(\.variant) }

  /// Reads an `a{sv}`; a value of a type that no parameter has is `InvalidArgs`.
  public init(variants: [String: Variant]) throws(BusError) {
    self.init(try Dictionary(variants: variants))
  }
}
