/// A key into the catalogue that a text comes from; a string literal in a label makes one.
///
/// The lookup is gettext's, as for a `LocalizedStringResource`. A key without a translation is its
/// own text.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
  /// The key and its arguments.
  package let value: String.LocalizationValue

  /// A key made at run time.
  public init(_ value: String) {
    self.value = String.LocalizationValue(value)
  }

  /// A literal key.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// A key with arguments.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.base)
  }
}
