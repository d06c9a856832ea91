internal import Foundation

/// How a number with a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String
  private let precision: Int
  private let sign: Bool

  /// With six digits after the point.
  public static var fixed: OSLogFloatFormatting { .fixed() }
  /// In hexadecimal.
  public static var hex: OSLogFloatFormatting { .hex() }
  /// With an exponent.
  public static var exponential: OSLogFloatFormatting { .exponential() }
  /// Fixed or with an exponent, whichever is shorter.
  public static var hybrid: OSLogFloatFormatting { .hybrid() }

  /// With that many digits after the point.
  public static func fixed(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "F" : "f", precision, explicitPositiveSign)
  }

  /// In hexadecimal.
  public static func hex(
    explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "A" : "a", -1, explicitPositiveSign)
  }

  /// With an exponent and that many digits after the point.
  public static func exponential(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "E" : "e", precision, explicitPositiveSign)
  }

  /// Fixed or with an exponent, whichever is shorter, with that many significant digits.
  public static func hybrid(
    precision: Int = 6, explicitPositiveSign: Bool = false, uppercase: Bool = false
  ) -> OSLogFloatFormatting {
    make(uppercase ? "G" : "g", precision, explicitPositiveSign)
  }

  private static func make(
    _ conversion: String, _ precision: Int, _ sign: Bool
  ) -> OSLogFloatFormatting {
    OSLogFloatFormatting(conversion: conversion, precision: min(precision, 100), sign: sign)
  }

  func text(of value: Double) -> String {
    let precision = self.precision < 0 ? "" : ".\(self.precision)"
    return String(format: "%\(sign ? "+" : "")\(precision)\(conversion)", value)
  }
}
