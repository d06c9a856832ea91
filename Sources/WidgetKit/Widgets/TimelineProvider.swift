/// Makes the timeline of a widget. Widgets are not shown here, so nobody asks it.
@preconcurrency
public protocol TimelineProvider {
  /// What the widget shows at a time.
  associatedtype Entry: TimelineEntry
  /// What the timeline is made for.
  typealias Context = TimelineProviderContext

  /// An entry without content.
  func placeholder(in context: Context) -> Entry
  /// An entry for the gallery.
  @preconcurrency
  func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
  /// The timeline.
  @preconcurrency
  func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
