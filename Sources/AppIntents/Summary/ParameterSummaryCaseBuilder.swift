/// Lists a switch's alternatives.
@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value> {
  /// The alternative for a value of the parameter's type.
  public static func buildExpression(
    _ alternative: ParameterSummaryCaseCondition<Intent, Value>
  ) -> any ParameterSummary { alternative }
  /// The alternative for every other value.
  public static func buildExpression(
    _ alternative: ParameterSummaryDefaultCaseCondition<Intent>
  ) -> any ParameterSummary { alternative }
  /// The alternatives.
  public static func buildBlock(
    _ cases: any ParameterSummary...
  ) -> [any ParameterSummary] { cases }
}
