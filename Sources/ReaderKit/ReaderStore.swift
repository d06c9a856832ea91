import Foundation

/// What the reader app and its controls share: the store of their app group.
public enum ReaderStore {
  /// The app group of both.
  public static let appGroup = "group.com.example.ReaderApp"

  nonisolated(unsafe) private static let defaults = UserDefaults(suiteName: appGroup)

  /// Whether everything but the page is hidden.
  public static var isFocusModeOn: Bool {
    get { defaults?.bool(forKey: "focusMode") ?? false }
    set { defaults?.set(newValue, forKey: "focusMode") }
  }

  /// The chapter that is open, from 0.
  public static var chapter: Int {
    get { defaults?.integer(forKey: "chapter") ?? 0 }
    set { defaults?.set(newValue, forKey: "chapter") }
  }
}
