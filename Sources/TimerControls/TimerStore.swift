import Foundation

/// The running timers, by their names.
enum TimerStore {
  static let appGroup = "group.com.example.Timers"
  nonisolated(unsafe) private static let defaults = UserDefaults(suiteName: appGroup)

  /// When a timer ends; nil when it does not run.
  static func end(of name: String) -> Date? {
    guard let end = defaults?.object(forKey: key(name)) as? Date, end > .now else { return nil }
    return end
  }

  static func start(_ name: String, until end: Date) {
    defaults?.set(end, forKey: key(name))
  }

  static func stop(_ name: String) {
    defaults?.removeObject(forKey: key(name))
  }

  private static func key(_ name: String) -> String { "end of \(name)" }
}
