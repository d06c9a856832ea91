/// What the system knows about the run of an intent.
public struct IntentSystemContext: Hashable, Sendable {
  /// Where an intent runs.
  public enum Mode: Hashable, Sendable {
    /// Without the app in front.
    case background
    /// With the app in front.
    case foreground

    /// Whether a running intent may still ask for the app to be opened.
    public var canContinueInForeground: Bool { self == .background }
  }

  /// Where the intent runs: always in the background, since the extension runs it.
  public let currentMode: Mode = .background
  /// What the intent was started for; nil on Linux.
  public let preciseTimestamp: Date? = nil

  init() {}
}

extension AppIntent {
  /// What the system knows about this run.
  public var systemContext: IntentSystemContext { IntentSystemContext() }
}
