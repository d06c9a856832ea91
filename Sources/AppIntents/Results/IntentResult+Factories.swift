extension IntentResult {
  /// A result that says only that the intent succeeded.
  public static func result() -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// A result with a value.
  public static func result<Value>(value: Value) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  /// A result after which another intent runs.
  public static func result<Next: AppIntent>(opensIntent: Next) -> Self
  where Self == IntentResultContainer<Never, Next, Never, Never> {
    Self(opensIntent: opensIntent)
  }

  /// A result that says something.
  public static func result(dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with a value after which another intent runs.
  public static func result<Value, Next: AppIntent>(value: Value, opensIntent: Next) -> Self
  where Self == IntentResultContainer<Value, Next, Never, Never> {
    Self(value: value, opensIntent: opensIntent)
  }

  /// A result with a value that says something.
  public static func result<Value>(value: Value, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// A result that says something, after which another intent runs.
  public static func result<Next: AppIntent>(opensIntent: Next, dialog: IntentDialog) -> Self
  where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with a value that says something, after which another intent runs.
  public static func result<Value, Next: AppIntent>(
    value: Value, opensIntent: Next, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Value, Next, Never, IntentDialog> {
    Self(value: value, opensIntent: opensIntent, dialog: dialog)
  }

  /// A result with a button for another intent. Linux shows no such button, so nothing more runs.
  public static func result<Action: AppIntent>(actionButtonIntent: Action) -> Self
  where Self == IntentResultContainer<Never, Action, Never, Never> {
    Self()
  }

  /// A result that says something, with a button that Linux does not show.
  public static func result<Action: AppIntent>(
    actionButtonIntent: Action, dialog: IntentDialog
  ) -> Self where Self == IntentResultContainer<Never, Action, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with a value and a button that Linux does not show.
  public static func result<Value, Action: AppIntent>(
    value: Value, actionButtonIntent: Action
  ) -> Self where Self == IntentResultContainer<Value, Action, Never, Never> {
    Self(value: value)
  }

  /// A result with an intent that shows a view, which Linux does not show.
  public static func result<Snippet: SnippetIntent>(snippetIntent: Snippet) -> Self
  where Self == IntentResultContainer<Never, Never, Snippet, Never> {
    Self()
  }

  /// A result that says something, with a view that Linux does not show.
  public static func result<Snippet: SnippetIntent>(
    dialog: IntentDialog, snippetIntent: Snippet
  ) -> Self where Self == IntentResultContainer<Never, Never, Snippet, IntentDialog> {
    Self(dialog: dialog)
  }
}
