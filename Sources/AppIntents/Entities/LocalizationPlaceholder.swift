#if compiler(<7)
  extension String.LocalizationValue {
    /// Stands for a value that is not known yet: `"\(placeholder: .int) books"`.
    public enum Placeholder: Hashable, Sendable {
      /// A whole number.
      case int
      /// A whole number that is not negative.
      case uint
      /// A number of single precision.
      case float
      /// A number.
      case double
      /// Anything else.
      case object
    }
  }

  extension String.LocalizationValue.StringInterpolation {
    /// Adds a value that is not known yet. The key has its specifier; a text that is shown has a zero,
    /// or nothing, in its place.
    public mutating func appendInterpolation(placeholder: String.LocalizationValue.Placeholder) {
      switch placeholder {
      case .int: appendInterpolation(0)
      case .uint: appendInterpolation(UInt(0))
      case .float: appendInterpolation(Float(0))
      case .double: appendInterpolation(0.0)
      case .object: appendInterpolation("")
      }
    }
  }
#endif
