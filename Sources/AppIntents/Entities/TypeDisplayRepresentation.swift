/// How a type of values is called.
public struct TypeDisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Literals collect their arguments as a `LocalizedStringResource` does.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The name.
  public var name: LocalizedStringResource
  /// The name with a number.
  public var numericFormat: LocalizedStringResource?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    name: LocalizedStringResource, numericFormat: LocalizedStringResource? = nil,
    synonyms: [LocalizedStringResource] = []
  ) {
    self.name = name
    self.numericFormat = numericFormat
    self.synonyms = synonyms
  }

  /// Makes a representation of a literal.
  public init(stringLiteral value: String) {
    self.init(name: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(name: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
