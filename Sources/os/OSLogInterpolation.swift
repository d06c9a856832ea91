/// Collects the parts of a log message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Starts an empty message.
  public init(literalCapacity: Int, interpolationCount: Int) {
    text.reserveCapacity(literalCapacity + 8 * interpolationCount)
  }

  /// Adds literal text.
  public mutating func appendLiteral(_ literal: String) {
    text += literal
  }

  /// Adds a string.
  public mutating func appendInterpolation(
    _ value: String, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value, align, privacy)
  }

  /// Adds a truth value.
  public mutating func appendInterpolation(
    _ value: Bool, format: OSLogBoolFormat = .truth, privacy: OSLogPrivacy = .auto
  ) {
    append(format.text(of: value), .none, privacy)
  }

  /// Adds a whole number.
  public mutating func appendInterpolation(
    _ value: some FixedWidthInteger, format: OSLogIntegerFormatting = .decimal,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(of: value), align, privacy)
  }

  /// Adds a number with a fraction.
  public mutating func appendInterpolation(
    _ value: some BinaryFloatingPoint, format: OSLogFloatFormatting = .fixed,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto,
    attributes: String = ""
  ) {
    append(format.text(of: Double(value)), align, privacy)
  }

  /// Adds a value's own description.
  public mutating func appendInterpolation(
    _ value: some CustomStringConvertible, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(value.description, align, privacy)
  }

  /// Adds an error.
  public mutating func appendInterpolation(
    _ value: any Error, privacy: OSLogPrivacy = .auto, attributes: String = ""
  ) {
    append(String(describing: value), .none, privacy)
  }

  /// Adds the name of a type.
  public mutating func appendInterpolation(
    _ value: any Any.Type, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(String(describing: value), align, privacy)
  }

  /// Adds an optional value: its own description, or `nil`.
  @_disfavoredOverload
  public mutating func appendInterpolation<Value>(
    _ value: Value?, align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    append(value.map { String(describing: $0) } ?? "nil", align, privacy)
  }

  private mutating func append(
    _ value: String, _ align: OSLogStringAlignment, _ privacy: OSLogPrivacy
  ) {
    text += align.aligned(privacy.shown(value))
  }
}
