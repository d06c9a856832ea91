/// How the choices of a shortcut's parameter are presented.
public struct AppShortcutParameterPresentation<Intent: AppIntent, Value: AppValue> {
  /// Makes a presentation.
  public init(
    for path: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterPresentationSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder optionsCollections:
      () -> [AppShortcutOptionsCollection]
  ) {}
}

/// A sentence over a shortcut's parameter.
public struct AppShortcutParameterPresentationSummary<Intent: AppIntent> {
  /// Makes a sentence.
  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) {}
}
