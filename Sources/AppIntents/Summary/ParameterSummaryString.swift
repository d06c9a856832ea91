/// A sentence with key paths to parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation {
  /// Collects a sentence's key paths.
  public struct StringInterpolation: StringInterpolationProtocol {
    var paths: [PartialKeyPath<Intent>] = []

    /// Starts an empty sentence.
    public init(literalCapacity: Int, interpolationCount: Int) {}
    /// Takes the text between parameters, which is not shown on Linux.
    public mutating func appendLiteral(_ literal: String) {}
    /// Takes a parameter.
    public mutating func appendInterpolation<Value>(
      _ path: KeyPath<Intent, IntentParameter<Value>>
    ) {
      paths.append(path)
    }
  }

  let paths: [PartialKeyPath<Intent>]

  /// A sentence without parameters.
  public init(stringLiteral value: String) {
    paths = []
  }

  /// A sentence with parameters.
  public init(stringInterpolation: StringInterpolation) {
    paths = stringInterpolation.paths
  }
}
