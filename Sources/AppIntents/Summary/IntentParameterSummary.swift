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
