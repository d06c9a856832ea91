#if compiler(<7)
  public import Foundation

  extension String.LocalizationValue {
    /// Collects the literal parts and the arguments of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
      var format = ""
      var arguments: [FormatArgument] = []

      /// Starts an empty text.
      public init(literalCapacity: Int, interpolationCount: Int) {
        format.reserveCapacity(literalCapacity + 4 * interpolationCount)
        arguments.reserveCapacity(interpolationCount)
      }

      /// Adds literal text; a percent sign is doubled, since the key is a printf format.
      public mutating func appendLiteral(_ literal: String) {
        format +=
          literal.utf8.contains(UInt8(ascii: "%"))
          ? literal.replacingOccurrences(of: "%", with: "%%") : literal
      }

      /// Adds a string, as `%@`.
      public mutating func appendInterpolation(_ string: String) {
        append(.text(string), specifier: "%@")
      }

      /// Adds a number with its own specifier.
      public mutating func appendInterpolation(_ value: some _FormatSpecifiable) {
        appendInterpolation(value, specifier: type(of: value)._specifier)
      }

      /// Adds a number with the author's specifier, such as `%.1f`.
      public mutating func appendInterpolation(
        _ value: some _FormatSpecifiable, specifier: String
      ) {
        switch value._argument {
        case .signed(let number): append(.signed(number), specifier: specifier)
        case .unsigned(let number): append(.unsigned(number), specifier: specifier)
        case .double(let number): append(.double(number), specifier: specifier)
        }
      }

      /// Adds another localized text, which is looked up when this one is.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        append(.resource(resource), specifier: "%@")
      }

      /// Adds a value formatted by a format style, as `%@`.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format style: Style
      ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
        append(.text(style.format(input)), specifier: "%@")
      }

      /// Adds a value formatted by a formatter, as `%@`.
      public mutating func appendInterpolation<Subject>(
        _ subject: Subject, formatter: Formatter
      ) {
        append(.text(formatter.string(for: subject) ?? "\(subject)"), specifier: "%@")
      }

      /// Adds an attributed text's characters, as `%@`.
      public mutating func appendInterpolation(_ attributed: AttributedString) {
        append(.text(String(attributed.characters)), specifier: "%@")
      }

      /// Adds any other value as its description, as `%@`.
      @_disfavoredOverload
      public mutating func appendInterpolation<Subject>(_ subject: Subject) {
        append(.text(String(describing: subject)), specifier: "%@")
      }

      private mutating func append(_ value: FormatArgument.Value, specifier: String) {
        format += specifier
        arguments.append(FormatArgument(value: value, specifier: specifier))
      }
    }
  }
#endif
