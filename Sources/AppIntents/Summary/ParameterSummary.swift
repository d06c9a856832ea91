/// How an intent's parameters are presented in a form.
///
/// On Linux a summary decides the order of the parameters in a control's form; the sentence itself is
/// not shown.
public protocol ParameterSummary: Sendable {
  /// Reports the parameters in the order in which the summary names them.
  func _visit(_ visitor: inout _SummaryVisitor)
}

/// Collects a summary's parameters; opaque to authors.
public struct _SummaryVisitor {
  package internal(set) var paths: [AnyKeyPath] = []
}

/// The summary of an intent that has none.
public struct _NoParameterSummary: ParameterSummary {
  /// Reports nothing.
  public func _visit(_ visitor: inout _SummaryVisitor) {}
}

extension Never: ParameterSummary {
  /// Cannot be called.
  public func _visit(_ visitor: inout _SummaryVisitor) {}
}

/// Holds one summary; the builder takes exactly one.
@resultBuilder
public enum ParameterSummaryBuilder<Intent: AppIntent> {
  /// A sentence. Naming the intent's own type here lets a literal's key paths find it.
  public static func buildExpression(
    _ summary: IntentParameterSummary<Intent>
  ) -> IntentParameterSummary<Intent> { summary }
  /// A summary of another form.
  public static func buildExpression<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
  /// The one summary.
  public static func buildBlock<Summary: ParameterSummary>(_ summary: Summary) -> Summary {
    summary
  }
}
