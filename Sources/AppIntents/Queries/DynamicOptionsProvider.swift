/// Lists the choices for a parameter when a user wants to choose.
public protocol DynamicOptionsProvider: _SupportsAppDependencies {
  /// An array or an ``IntentItemCollection``.
  associatedtype Result: ResultsCollection
  /// The type of ``defaultResult()``.
  associatedtype DefaultValue: _IntentValue = Result.Result

  /// The choices.
  func results() async throws -> Result
  /// The value of a parameter that nobody chose one for; nil for none.
  func defaultResult() async -> DefaultValue?
}

extension DynamicOptionsProvider {
  /// A list of choices in sections.
  public typealias ItemCollection = IntentItemCollection
  /// Choices under one title.
  public typealias ItemSection = IntentItemSection
  /// One choice.
  public typealias Item = IntentItem
  /// The values of other parameters.
  public typealias ParameterDependency = IntentParameterDependency

  /// No default.
  public func defaultResult() async -> DefaultValue? { nil }
}
