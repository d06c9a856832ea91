/// What an intent does, for lists of intents.
public struct IntentDescription: ExpressibleByStringInterpolation, Sendable {
  /// Literals collect their arguments as a `LocalizedStringResource` does.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The description.
  public let descriptionText: LocalizedStringResource
  /// The category in lists of intents.
  public let categoryName: LocalizedStringResource?
  /// Words by which the intent is found.
  public let searchKeywords: [LocalizedStringResource]
  /// What the result's value is called.
  public let resultValueName: LocalizedStringResource?

  /// Makes a description.
  public init(
    _ descriptionText: LocalizedStringResource, categoryName: LocalizedStringResource? = nil,
    searchKeywords: [LocalizedStringResource] = [],
    resultValueName: LocalizedStringResource? = nil
  ) {
    self.descriptionText = descriptionText
    self.categoryName = categoryName
    self.searchKeywords = searchKeywords
    self.resultValueName = resultValueName
  }

  /// Makes a description of a literal.
  public init(stringLiteral value: String) {
    self.init(LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a description of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
