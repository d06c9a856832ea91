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
