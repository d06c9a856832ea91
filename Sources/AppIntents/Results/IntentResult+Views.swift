// A snippet's view is never shown on Linux, so these factories take a view of any type and drop it.

extension IntentResult {
  /// A result with a view, which Linux does not show.
  public static func result<Content>(view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Never, Never> {
    Self()
  }

  /// A result that says something, with a view that Linux does not show.
  public static func result<Content>(dialog: IntentDialog, view: Content) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with a value, and a view that Linux does not show.
  public static func result<Value, Content>(value: Value, view: Content) -> Self
  where Self == IntentResultContainer<Value, Never, Never, Never> {
    Self(value: value)
  }

  /// A result with a value that says something, with a view that Linux does not show.
  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }

  /// A result after which another intent runs, with a view that Linux does not show.
  public static func result<Next: AppIntent, Content>(
    opensIntent: Next, dialog: IntentDialog, view: Content
  ) -> Self where Self == IntentResultContainer<Never, Next, Never, IntentDialog> {
    Self(opensIntent: opensIntent, dialog: dialog)
  }

  /// A result that says something, with a view that Linux neither makes nor shows.
  public static func result<Content>(dialog: IntentDialog, content: () -> Content) -> Self
  where Self == IntentResultContainer<Never, Never, Never, IntentDialog> {
    Self(dialog: dialog)
  }

  /// A result with a value that says something, with a view that Linux neither makes nor shows.
  public static func result<Value, Content>(
    value: Value, dialog: IntentDialog, content: () -> Content
  ) -> Self where Self == IntentResultContainer<Value, Never, Never, IntentDialog> {
    Self(value: value, dialog: dialog)
  }
}
