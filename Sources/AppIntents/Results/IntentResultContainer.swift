/// The result that `.result(…)` makes.
public struct IntentResultContainer<
  Value: _IntentValue, OpensAppIntent: AppIntent, Snippet: Sendable, Dialog: Sendable
>: ReturnsValue, OpensIntent, ProvidesDialog, ShowsSnippetView, ShowsSnippetIntent {
  /// The value; nil where the result carries none.
  public let value: Value?
  let next: OpensAppIntent?
  let dialog: IntentDialog?

  init(value: Value? = nil, opensIntent: OpensAppIntent? = nil, dialog: IntentDialog? = nil) {
    self.value = value
    next = opensIntent
    self.dialog = dialog
  }
}

/// The result's parts for code that does not know its type.
protocol InspectableResult {
  var nextIntent: (any AppIntent)? { get }
  var dialog: IntentDialog? { get }
}

extension IntentResultContainer: InspectableResult {
  var nextIntent: (any AppIntent)? { next }
}
