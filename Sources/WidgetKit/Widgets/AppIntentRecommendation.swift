/// Choices for a widget that are offered where nobody can choose.
public struct AppIntentRecommendation<Intent: WidgetConfigurationIntent> {
  /// The choices.
  public let intent: Intent
  /// What they are called.
  public let description: Text

  /// Offers choices under a translated name.
  public init(intent: Intent, description: LocalizedStringKey) {
    self.intent = intent
    self.description = Text(description)
  }

  /// Offers choices under a name.
  public init(intent: Intent, description: Text) {
    self.intent = intent
    self.description = description
  }

  /// Offers choices under a name.
  @_disfavoredOverload
  public init(intent: Intent, description: some StringProtocol) {
    self.intent = intent
    self.description = Text(description)
  }

  /// Offers choices under a translated name.
  @_disfavoredOverload
  public init(intent: Intent, description: LocalizedStringResource) {
    self.intent = intent
    self.description = Text(description)
  }
}
