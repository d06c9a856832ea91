extension Text {
  /// How a date is shown. A control's text does not run on: it says what was true when it was
  /// evaluated.
  public struct DateStyle: Equatable, Codable, Sendable {
    enum Style: String, Codable { case time, date, relative, offset, timer }
    let style: Style

    /// The time of day.
    public static let time = DateStyle(style: .time)
    /// The day.
    public static let date = DateStyle(style: .date)
    /// The distance from now, in words.
    public static let relative = DateStyle(style: .relative)
    /// The distance from now, in words, with its sign.
    public static let offset = DateStyle(style: .offset)
    /// The distance from now, as a clock.
    public static let timer = DateStyle(style: .timer)

    func text(of date: Date, now: Date = Date()) -> String {
      let distance = date.timeIntervalSince(now)
      switch style {
      case .time: return date.formatted(date: .omitted, time: .shortened)
      case .date: return date.formatted(date: .long, time: .omitted)
      case .relative: return Self.words(abs(distance))
      case .offset: return (distance < 0 ? "-" : "+") + Self.words(abs(distance))
      case .timer: return Text.clock(abs(distance))
      }
    }

    private static func words(_ seconds: TimeInterval) -> String {
      Duration.seconds(seconds.rounded()).formatted(
        .units(allowed: [.days, .hours, .minutes, .seconds], maximumUnitCount: 2))
    }
  }
}
