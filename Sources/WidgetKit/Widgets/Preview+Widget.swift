/// Accepted and dropped: nothing shows previews here.
@freestanding(declaration)
public macro Preview<Shown: Widget, Entry: TimelineEntry>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  @PreviewTimelineBuilder<Entry> timeline: @escaping @MainActor () async -> [Entry]
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Accepted and dropped: nothing shows previews here.
@freestanding(declaration)
public macro Preview<Shown: Widget, Provider: TimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, widget: @escaping @MainActor () -> Shown,
  timelineProvider: @escaping @autoclosure () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Accepted and dropped: nothing shows previews here.
@freestanding(declaration)
public macro Preview<Shown: Widget, Provider: AppIntentTimelineProvider>(
  _ name: String? = nil, as family: WidgetFamily, using intent: Provider.Intent,
  widget: @escaping @MainActor () -> Shown, timelineProvider: @escaping @autoclosure () -> Provider
) = #externalMacro(module: "PreviewMacros", type: "PreviewMacro")

/// Collects the entries that a preview would show.
@resultBuilder
public enum PreviewTimelineBuilder<Entry: TimelineEntry> {
  /// An entry.
  public static func buildExpression(_ entry: Entry) -> [Entry] { [entry] }
  /// Several entries.
  public static func buildExpression(_ entries: [Entry]) -> [Entry] { entries }
  /// Entries after one another.
  public static func buildBlock(_ entries: [Entry]...) -> [Entry] { entries.flatMap { $0 } }
}
