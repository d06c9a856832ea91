/// What an intent says. After a control's action the text becomes the control's status.
public struct IntentDialog: ExpressibleByStringInterpolation, Sendable {
  /// Literals collect their arguments as a `LocalizedStringResource` does.
  public typealias StringInterpolation = String.LocalizationValue.StringInterpolation

  let full: LocalizedStringResource
  let supporting: LocalizedStringResource?
  let systemImageName: String?

  /// Makes a dialog of one text.
  public init(_ text: LocalizedStringResource) {
    self.init(full: text)
  }

  /// Makes a dialog of one text with a symbol, which is not shown on Linux.
  public init(_ text: LocalizedStringResource, systemImageName: String) {
    self.init(full: text, supporting: nil, image: systemImageName)
  }

  /// Makes a dialog with a text that stands alone and one beside a picture. Linux shows the first.
  public init(full: LocalizedStringResource, supporting: LocalizedStringResource) {
    self.init(full: full, supporting: supporting, image: nil)
  }

  /// Makes a dialog with two texts and a symbol. Linux shows the first text.
  public init(
    full: LocalizedStringResource, supporting: LocalizedStringResource, systemImageName: String
  ) {
    self.init(full: full, supporting: supporting, image: systemImageName)
  }

  /// Makes a dialog of a literal.
  public init(stringLiteral value: String) {
    self.init(full: LocalizedStringResource(stringLiteral: value))
  }

  /// Makes a dialog of an interpolated literal.
  public init(stringInterpolation: StringInterpolation) {
    self.init(full: LocalizedStringResource(stringInterpolation: stringInterpolation))
  }

  private init(
    full: LocalizedStringResource, supporting: LocalizedStringResource? = nil,
    image: String? = nil
  ) {
    self.full = full
    self.supporting = supporting
    systemImageName = image
  }

  /// The text in the user's language.
  package var text: String { String(localized: full) }
}
