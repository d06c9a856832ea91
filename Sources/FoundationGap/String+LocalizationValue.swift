#if compiler(<7)
  internal import Foundation

  extension String {
    /// A text that is also a key into the catalogues: interpolated values become typed arguments.
    ///
    /// `"\(5) minutes"` has the key `%lld minutes`, as Apple's string catalogues have.
    public struct LocalizationValue: ExpressibleByStringInterpolation, Hashable, Codable, Sendable {
      /// The text with a specifier for each argument; a printf format only when there are
      /// arguments.
      let key: String
      /// The interpolated values in their order.
      let arguments: [FormatArgument]

      /// A value without arguments.
      public init(_ value: String) {
        key = value
        arguments = []
      }

      /// A value without arguments.
      public init(stringLiteral value: String) {
        self.init(value)
      }

      /// The value that an interpolated literal describes.
      public init(stringInterpolation: StringInterpolation) {
        arguments = stringInterpolation.arguments
        key =
          arguments.isEmpty
          ? stringInterpolation.format.replacingOccurrences(of: "%%", with: "%")
          : stringInterpolation.format
      }
    }
  }
#endif
