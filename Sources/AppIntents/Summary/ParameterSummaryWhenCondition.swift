/// A summary that depends on one parameter's value.
///
/// On Linux a form shows the parameters of both sides.
public struct ParameterSummaryWhenCondition<Intent: AppIntent>: ParameterSummary {
  // Key path literals to an intent's parameters capture nothing, and nothing is ever written.
  private nonisolated(unsafe) let path: AnyKeyPath?
  private let alternatives: [any ParameterSummary]

  /// Compares the value.
  public init<Value: _IntentValue, Positive: ParameterSummary, Negative: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ positive: () -> Positive,
    @ParameterSummaryBuilder<Intent> otherwise negative: () -> Negative
  ) {
    self.path = path
    alternatives = [positive(), negative()]
  }

  /// Compares the value; the parameter alone is shown otherwise.
  public init<Value: _IntentValue, Positive: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ comparison: ParameterSummaryComparisonOperator, _ value: Value.UnwrappedType,
    @ParameterSummaryBuilder<Intent> _ positive: () -> Positive
  ) {
    self.path = path
    alternatives = [positive()]
  }

  /// Looks for the value in a list.
  public init<Value: _IntentValue, Positive: ParameterSummary, Negative: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ containment: ParameterSummaryContainmentOperator, _ values: [Value.UnwrappedType],
    @ParameterSummaryBuilder<Intent> _ positive: () -> Positive,
    @ParameterSummaryBuilder<Intent> otherwise negative: () -> Negative
  ) {
    self.path = path
    alternatives = [positive(), negative()]
  }

  /// Asks whether there is a value.
  public init<Value: _IntentValue, Positive: ParameterSummary, Negative: ParameterSummary>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    _ test: ParameterSummaryUnaryOperator,
    @ParameterSummaryBuilder<Intent> _ positive: () -> Positive,
    @ParameterSummaryBuilder<Intent> otherwise negative: () -> Negative
  ) {
    self.path = path
    alternatives = [positive(), negative()]
  }

  /// Asks for the widget's family. Controls have none.
  public init<Positive: ParameterSummary, Negative: ParameterSummary>(
    widgetFamily test: ParameterSummaryComparisonOperator, _ family: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ positive: () -> Positive,
    @ParameterSummaryBuilder<Intent> otherwise negative: () -> Negative
  ) {
    path = nil
    alternatives = [positive(), negative()]
  }

  /// Asks for one of several widget families. Controls have none.
  public init<Positive: ParameterSummary, Negative: ParameterSummary>(
    widgetFamily test: ParameterSummaryContainmentOperator, _ families: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ positive: () -> Positive,
    @ParameterSummaryBuilder<Intent> otherwise negative: () -> Negative
  ) {
    path = nil
    alternatives = [positive(), negative()]
  }

  /// Reports the parameter, then those of both sides.
  public func _visit(_ visitor: inout _SummaryVisitor) {
    if let path { visitor.paths.append(path) }
    for alternative in alternatives { alternative._visit(&visitor) }
  }
}
