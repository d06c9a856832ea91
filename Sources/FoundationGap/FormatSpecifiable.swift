#if compiler(<7)
  public import Foundation

  /// A number that a localized text can show, with the specifier that Apple's string catalogues
  /// use.
  public protocol _FormatSpecifiable: Equatable, Sendable {
    /// The printf conversion that stands for the value in the key.
    static var _specifier: String { get }
    /// The value in the form that the conversion reads.
    var _argument: _FormatNumber { get }
  }

  /// A number widened to what printf's conversions take.
  public enum _FormatNumber: Sendable {
    /// For `%d` and `%lld`.
    case signed(Int64)
    /// For `%u` and `%llu`.
    case unsigned(UInt64)
    /// For `%f` and `%lf`.
    case double(Double)
  }

  extension _FormatSpecifiable where Self: SignedInteger {
    /// The value widened to 64 bits.
    public var _argument: _FormatNumber { .signed(Int64(self)) }
  }

  extension _FormatSpecifiable where Self: UnsignedInteger {
    /// The value widened to 64 bits.
    public var _argument: _FormatNumber { .unsigned(UInt64(self)) }
  }

  extension _FormatSpecifiable where Self: BinaryFloatingPoint {
    /// The value as a double.
    public var _argument: _FormatNumber { .double(Double(self)) }
  }

  extension Int: _FormatSpecifiable {
    /// `%lld`
    public static var _specifier: String { "%lld" }
  }
  extension Int8: _FormatSpecifiable {
    /// `%d`
    public static var _specifier: String { "%d" }
  }
  extension Int16: _FormatSpecifiable {
    /// `%d`
    public static var _specifier: String { "%d" }
  }
  extension Int32: _FormatSpecifiable {
    /// `%d`
    public static var _specifier: String { "%d" }
  }
  extension Int64: _FormatSpecifiable {
    /// `%lld`
    public static var _specifier: String { "%lld" }
  }
  extension UInt: _FormatSpecifiable {
    /// `%llu`
    public static var _specifier: String { "%llu" }
  }
  extension UInt8: _FormatSpecifiable {
    /// `%u`
    public static var _specifier: String { "%u" }
  }
  extension UInt16: _FormatSpecifiable {
    /// `%u`
    public static var _specifier: String { "%u" }
  }
  extension UInt32: _FormatSpecifiable {
    /// `%u`
    public static var _specifier: String { "%u" }
  }
  extension UInt64: _FormatSpecifiable {
    /// `%llu`
    public static var _specifier: String { "%llu" }
  }
  extension Float: _FormatSpecifiable {
    /// `%f`
    public static var _specifier: String { "%f" }
  }
  extension Double: _FormatSpecifiable {
    /// `%lf`
    public static var _specifier: String { "%lf" }
  }
  extension CGFloat: _FormatSpecifiable {
    /// `%lf`
    public static var _specifier: String { "%lf" }
  }
#endif
