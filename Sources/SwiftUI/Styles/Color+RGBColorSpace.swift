extension Color {
  /// What the components of a colour mean.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The usual space.
    case sRGB
    /// sRGB without its transfer function.
    case sRGBLinear
    /// The wider space of Apple's displays; what lies outside of sRGB is clipped.
    case displayP3

    /// The same colour in sRGB.
    func standard(_ red: Double, _ green: Double, _ blue: Double) -> (Double, Double, Double) {
      switch self {
      case .sRGB: return (red, green, blue)
      case .sRGBLinear: return (Self.encoded(red), Self.encoded(green), Self.encoded(blue))
      case .displayP3:
        let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
        // The product of P3's matrix to XYZ and sRGB's matrix back, both for the white point D65.
        return (
          Self.encoded(1.2249 * r - 0.2249 * g), Self.encoded(-0.0420 * r + 1.0420 * g),
          Self.encoded(-0.0197 * r - 0.0786 * g + 1.0983 * b)
        )
      }
    }

    private static func linear(_ value: Double) -> Double {
      value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }

    private static func encoded(_ value: Double) -> Double {
      value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }
}
