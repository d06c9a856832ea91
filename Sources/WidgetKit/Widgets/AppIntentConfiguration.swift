/// A widget with choices of the user. Widgets compile and are not shown here.
@MainActor @preconcurrency
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View> {
  /// A widget that shows a provider's timeline for the choices.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Intent == Provider.Intent {}
}

extension AppIntentConfiguration: WidgetConfiguration {
  /// A configuration of the library has no body.
  public typealias Body = Never
}
