/// The parameter values that a user chose for one copy of a configurable control.
public struct Configuration: Hashable, Sendable, ExpressibleByDictionaryLiteral {
  /// The values by parameter name. A parameter that is absent has its default.
  public var values: [String: PlainValue]

  /// Makes a configuration of these values.
  public init(_ values: [String: PlainValue] = [:]) {
    self.values = values
  }

  /// Makes a configuration of a literal; of two equal names the last one counts.
  public init(dictionaryLiteral elements: (String, PlainValue)...) {
    self.init(Dictionary(elements, uniquingKeysWith: { $1 }))
  }
}
