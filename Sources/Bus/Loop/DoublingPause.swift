/// The pauses between the tries of something that fails: each is twice the one before, up to the longest.
public struct DoublingPause: Sendable {
  private let first: Duration
  private let longest: Duration
  private var pause: Duration

  /// Makes pauses.
  ///
  /// - Parameters:
  ///   - first: The pause after the first failure.
  ///   - longest: The pause after many.
  public init(first: Duration, longest: Duration) {
    self.first = first
    self.longest = longest
    pause = first
  }

  /// How long to wait after one more failure.
  public mutating func next() -> Duration {
    defer { pause = min(pause * 2, longest) }
    return pause
  }

  /// Begins anew: the next failure is the first one.
  public mutating func reset() {
    pause = first
  }
}
