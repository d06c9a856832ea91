/// What came of an intent.
public protocol IntentResult: Sendable {}

/// A result with a value.
public protocol ReturnsValue<Value>: IntentResult {
  /// The value's type.
  associatedtype Value: _IntentValue
  /// The value; nil where the result carries none.
  var value: Value? { get }
}

/// A result that names an intent to run next.
public protocol OpensIntent: IntentResult {
  /// The next intent's type.
  associatedtype OpensAppIntent: AppIntent
}

/// A result that says something.
public protocol ProvidesDialog: IntentResult {}

/// A result with a view. No view is shown on Linux.
public protocol ShowsSnippetView: IntentResult {}

/// A result with an intent that shows a view. No view is shown on Linux.
public protocol ShowsSnippetIntent: IntentResult {}

extension Never: IntentResult {}
