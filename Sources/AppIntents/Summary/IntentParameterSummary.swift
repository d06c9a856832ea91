/// A sentence with parameters in it, and parameters below it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
  // Key path literals to an intent's parameters capture nothing, and nothing is ever written.
  private nonisolated(unsafe) let paths: [AnyKeyPath]

  /// An empty summary: no parameter is named.
  public init() {
    paths = []
  }

  /// A sentence: `Summary("Set \(\.$device) to \(\.$value)")`.
  public init(
    _ text: ParameterSummaryString<Intent>, table: String? = nil
  ) {
    paths = text.paths
  }

  /// A sentence with parameters below it.
  public init(
    _ text: ParameterSummaryString<Intent>, table: String? = nil,
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    paths = text.paths + parameters()
  }

  /// Parameters without a sentence.
  public init(
    @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
  ) {
    paths = parameters()
  }

  /// Reports the sentence's parameters, then those below it.
  public func _visit(_ visitor: inout _SummaryVisitor) {
    visitor.paths += paths
  }
}

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

/// Lists key paths to parameters.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
  /// A parameter.
  public static func buildExpression<Value>(
    _ path: KeyPath<Intent, IntentParameter<Value>>
  ) -> PartialKeyPath<Intent> { path }
  /// Parameters one after the other.
  public static func buildBlock(
    _ paths: PartialKeyPath<Intent>...
  ) -> [PartialKeyPath<Intent>] { paths }
}
