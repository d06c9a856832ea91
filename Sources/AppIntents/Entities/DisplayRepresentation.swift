/// How a value is shown in a list of choices.
public struct DisplayRepresentation: ExpressibleByStringInterpolation, Hashable, Sendable {
  /// Literals collect their arguments as a `LocalizedStringResource` does.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  /// The name.
  public var title: LocalizedStringResource
  /// A second line.
  public var subtitle: LocalizedStringResource?
  /// A picture. Linux shows symbols and named images; data and URLs are not shown.
  public var image: Image?
  /// Other names.
  public var synonyms: [LocalizedStringResource]

  /// Makes a representation.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = []
  ) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    self.synonyms = synonyms
  }

  /// Makes a representation with a description for assistive technology in the subtitle's place.
  public init(
    title: LocalizedStringResource, subtitle: LocalizedStringResource? = nil,
    image: Image? = nil, synonyms: [LocalizedStringResource] = [],
    descriptionText: LocalizedStringResource?
  ) {
    self.init(
      title: title, subtitle: subtitle ?? descriptionText, image: image, synonyms: synonyms)
  }

  /// Makes a representation of a literal.
  public init(stringLiteral value: String) {
    self.init(title: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a representation of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(title: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }
}
