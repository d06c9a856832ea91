/// Makes the timeline of a configurable widget. Widgets are not shown here, so nobody asks it.
public protocol AppIntentTimelineProvider {
  /// What the widget shows at a time.
  associatedtype Entry: TimelineEntry
  /// The intent that holds the user's choices.
  associatedtype Intent: WidgetConfigurationIntent
  /// What the timeline is made for.
  typealias Context = TimelineProviderContext

  /// An entry without content.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  func snapshot(for configuration: Intent, in context: Context) async -> Entry
  /// The timeline.
  func timeline(for configuration: Intent, in context: Context) async -> Timeline<Entry>
  /// Choices offered where nobody can choose.
  func recommendations() -> [AppIntentRecommendation<Intent>]
}

extension AppIntentTimelineProvider {
  /// None.
  public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
