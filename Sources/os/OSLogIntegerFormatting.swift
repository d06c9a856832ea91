/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let sign: Bool
  private let prefix: String
  private let isUppercase: Bool
  private let minimumDigits: Int

  /// In base ten.
  public static var decimal: OSLogIntegerFormatting { .decimal() }
  /// In base sixteen, without a prefix.
  public static var hex: OSLogIntegerFormatting { .hex() }
  /// In base eight, without a prefix.
  public static var octal: OSLogIntegerFormatting { .octal() }

  /// In base ten, with at least that many digits; with a plus sign if wanted.
  public static func decimal(
    explicitPositiveSign: Bool = false, minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 10, sign: explicitPositiveSign, prefix: "", isUppercase: false,
      minimumDigits: minDigits)
  }

  /// In base sixteen, with the prefix `0x` if wanted.
  public static func hex(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 16, sign: explicitPositiveSign, prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase, minimumDigits: minDigits)
  }

  /// In base eight, with the prefix `0o` if wanted.
  public static func octal(
    explicitPositiveSign: Bool = false, includePrefix: Bool = false, uppercase: Bool = false,
    minDigits: Int = 0
  ) -> OSLogIntegerFormatting {
    OSLogIntegerFormatting(
      radix: 8, sign: explicitPositiveSign, prefix: includePrefix ? "0o" : "",
      isUppercase: uppercase, minimumDigits: minDigits)
  }

  func text(of value: some FixedWidthInteger) -> String {
    let digits = String(value.magnitude, radix: radix, uppercase: isUppercase)
    let zeros = String(repeating: "0", count: max(0, min(minimumDigits, 1000) - digits.count))
    let sign = value < 0 ? "-" : self.sign ? "+" : ""
    return sign + prefix + zeros + digits
  }
}
