/// What a widget would show at a time.
public protocol TimelineEntry {
  /// When.
  var date: Date { get }
  /// How much it matters.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Not known.
  public var relevance: TimelineEntryRelevance? { nil }
}
