/// Where an intent runs: in the background, in front of the user, or either.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// When an intent that may run in front gets there.
  public enum ForegroundMode: Hashable, Sendable {
    /// At once. On Linux the app is activated after the intent has run.
    case immediate
    /// When the intent asks for it with `continueInForeground`.
    case dynamic
    /// Before the intent ends.
    case deferred
  }

  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The intent runs without opening the app.
  public static let background = IntentModes(rawValue: 1)
  /// The app is opened; the same as `.foreground(.immediate)`.
  public static let foreground = IntentModes(rawValue: 2)

  /// The app is opened at the given time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: .foreground
    case .dynamic: IntentModes(rawValue: 4)
    case .deferred: IntentModes(rawValue: 8)
    }
  }

  /// Whether the app is opened without the intent asking for it.
  package var opensApp: Bool { !isDisjoint(with: [.foreground, .foreground(.deferred)]) }
}
