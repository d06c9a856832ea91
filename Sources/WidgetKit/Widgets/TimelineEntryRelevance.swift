/// How much an entry of a widget's timeline matters.
public struct TimelineEntryRelevance: Hashable, Codable, Sendable {
  /// The weight among the widget's own entries.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Makes a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
