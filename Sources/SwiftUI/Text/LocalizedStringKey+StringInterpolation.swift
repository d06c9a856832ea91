extension LocalizedStringKey {
  /// Collects the literal parts and the arguments of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    var base: String.LocalizationValue.StringInterpolation

    /// Starts an empty text.
    public init(literalCapacity: Int, interpolationCount: Int) {
      base = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    /// Adds literal text.
    public mutating func appendLiteral(_ literal: String) {
      base.appendLiteral(literal)
    }

    /// Adds a string, as `%@`.
    public mutating func appendInterpolation(_ string: String) {
      base.appendInterpolation(string)
    }

    /// Adds a number with its own specifier.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      base.appendInterpolation(value)
    }

    /// Adds a number with the author's specifier, such as `%.1f`.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(
      _ value: Value, specifier: String
    ) {
      base.appendInterpolation(value, specifier: specifier)
    }

    /// Adds another localized text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      base.appendInterpolation(resource)
    }

    /// Adds a text, as `%@`.
    public mutating func appendInterpolation(_ text: Text) {
      base.appendInterpolation(text.resolved)
    }

    /// Adds nothing: an image within a line of text cannot be said.
    public mutating func appendInterpolation(_ image: Image) {
      base.appendInterpolation("")
    }

    /// Adds a date in a style, as it reads now.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      base.appendInterpolation(style.text(of: date))
    }

    /// Adds a range of dates.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      base.appendInterpolation(Text(dates).resolved)
    }

    /// Adds a span of time.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      base.appendInterpolation(Text(interval).resolved)
    }

    /// Adds a value formatted by a format style.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      base.appendInterpolation(input, format: format)
    }

    /// Adds a value formatted by a formatter.
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      base.appendInterpolation(subject, formatter: formatter)
    }

    /// Adds an attributed text's characters.
    public mutating func appendInterpolation(_ attributed: AttributedString) {
      base.appendInterpolation(attributed)
    }

    /// Adds any other value as its description.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject) {
      base.appendInterpolation(String(describing: subject))
    }
  }
}
