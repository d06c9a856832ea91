/// One shortcut.
public struct AppShortcut {
  /// The intent that the shortcut runs.
  public let intent: any AppIntent

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.intent = intent
  }

  /// Makes a shortcut with the choices of a parameter.
  public init<Intent: AppIntent, Value: AppValue>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, parameterPresentation: AppShortcutParameterPresentation<Intent, Value>
  ) {
    self.intent = intent
  }
}
