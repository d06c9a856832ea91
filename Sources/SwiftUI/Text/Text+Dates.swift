extension Text {
  /// Shows a date in a style.
  public init(_ date: Date, style: DateStyle) {
    self.init(verbatim: style.text(of: date))
  }

  /// Shows two dates with a dash.
  public init(_ dates: ClosedRange<Date>) {
    let ends = [dates.lowerBound, dates.upperBound]
    self.init(verbatim: ends.map { $0.formatted() }.joined(separator: " – "))
  }

  /// Shows the start and the end of a span of time.
  public init(_ interval: DateInterval) {
    self.init(interval.start...interval.end)
  }

  /// Shows how much of a span of time is left, or is over, as a clock.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    let now = min(max(pauseTime ?? Date(), timerInterval.lowerBound), timerInterval.upperBound)
    let seconds =
      countsDown
      ? timerInterval.upperBound.timeIntervalSince(now)
      : now.timeIntervalSince(timerInterval.lowerBound)
    self.init(verbatim: Self.clock(seconds))
  }

  static func clock(_ interval: TimeInterval) -> String {
    let seconds = Int(interval.rounded())
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let tail = String(format: hours > 0 ? "%02d:%02d" : "%d:%02d", minutes, seconds % 60)
    return hours > 0 ? "\(hours):\(tail)" : tail
  }
}
