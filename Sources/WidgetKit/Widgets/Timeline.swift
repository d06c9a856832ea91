/// What a widget would show when.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries in the order of their dates.
  public let entries: [EntryType]
  /// When to ask again.
  public let policy: TimelineReloadPolicy

  /// Makes a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}
