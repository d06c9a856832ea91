/// A summary chosen by one parameter's value.
///
/// On Linux a form shows the parameters of all alternatives.
public struct ParameterSummarySwitchCondition<Intent: AppIntent>: ParameterSummary {
  // Key path literals to an intent's parameters capture nothing, and nothing is ever written.
  private nonisolated(unsafe) let path: AnyKeyPath?
  private let alternatives: [any ParameterSummary]

  /// Chooses by a parameter's value.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value.UnwrappedType> _ cases:
      () -> [any ParameterSummary]
  ) {
    self.path = path
    alternatives = cases()
  }

  /// Chooses by the widget's family. Controls have none.
  public init(
    _ family: _WidgetFamilySwitch,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ cases:
      () -> [any ParameterSummary]
  ) {
    path = nil
    alternatives = cases()
  }

  /// Reports the parameter, then those of all alternatives.
  public func _visit(_ visitor: inout _SummaryVisitor) {
    if let path { visitor.paths.append(path) }
    for alternative in alternatives { alternative._visit(&visitor) }
  }
}

/// Stands for the widget's family in a switch: `Switch(.widgetFamily)`.
public enum _WidgetFamilySwitch: Sendable {
  /// The widget's family.
  case widgetFamily
}

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
