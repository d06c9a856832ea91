/// The text of a log message; only literals make one.
public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  let text: String

  /// A message without interpolations.
  public init(stringLiteral value: String) {
    text = value
  }

  /// A message with interpolations.
  public init(stringInterpolation: OSLogInterpolation) {
    text = stringInterpolation.text
  }
}
