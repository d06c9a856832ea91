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
