/// When a widget's timeline would be asked for again.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let date: Date?

  /// At its end.
  public static let atEnd = TimelineReloadPolicy(date: .distantPast)
  /// Only when the app asks for it.
  public static let never = TimelineReloadPolicy(date: nil)

  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(date: date)
  }
}
