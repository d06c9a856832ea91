public import AppIntents

extension Button {
  /// A button that would run an intent.
  public init<Intent: AppIntent>(intent: Intent, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a translated title that would run an intent.
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, intent: Intent) {
    label = Text(titleKey)
  }

  /// A button with a title that would run an intent.
  @_disfavoredOverload
  public init<Content: StringProtocol, Intent: AppIntent>(_ title: Content, intent: Intent) {
    label = Text(title)
  }
}
