extension AppIntent {
  /// The wrapper of an intent's inputs: `@Parameter(title: "Minutes") var minutes: Int`.
  public typealias Parameter = IntentParameter
  /// A sentence over the intent's parameters.
  public typealias Summary = IntentParameterSummary<Self>
  /// A summary that depends on one parameter's value.
  public typealias When = ParameterSummaryWhenCondition<Self>
  /// A summary chosen by one parameter's value.
  public typealias Switch = ParameterSummarySwitchCondition<Self>
  /// One alternative of a ``Switch``.
  public typealias Case<Value> = ParameterSummaryCaseCondition<Self, Value>
  /// The alternative of a ``Switch`` that takes every other value.
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition<Self>
}
