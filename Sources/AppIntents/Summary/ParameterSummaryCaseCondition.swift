/// One alternative of a switch.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value>: ParameterSummary {
  private let content: any ParameterSummary

  /// The alternative for a value.
  public init<Content: ParameterSummary>(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.content = content()
  }

  /// The alternative for several values.
  public init<Content: ParameterSummary>(
    _ values: [Value], @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.content = content()
  }

  /// Reports the content's parameters.
  public func _visit(_ visitor: inout _SummaryVisitor) {
    content._visit(&visitor)
  }
}

/// The alternative of a switch that takes every other value.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent>: ParameterSummary {
  private let content: any ParameterSummary

  /// The alternative.
  public init<Content: ParameterSummary>(
    @ParameterSummaryBuilder<Intent> _ content: () -> Content
  ) {
    self.content = content()
  }

  /// Reports the content's parameters.
  public func _visit(_ visitor: inout _SummaryVisitor) {
    content._visit(&visitor)
  }
}
