/// The processes that may run an intent. Without effect on Linux: the extension runs every intent.
public struct IntentExecutionTargets: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The app.
  public static let main = IntentExecutionTargets(rawValue: 1)
  /// The app's intents extension.
  public static let appIntentsExtension = IntentExecutionTargets(rawValue: 2)
  /// The extension that holds widgets and controls.
  public static let widgetKitExtension = IntentExecutionTargets(rawValue: 4)

  static let all: IntentExecutionTargets = [.main, .appIntentsExtension, .widgetKitExtension]
}
