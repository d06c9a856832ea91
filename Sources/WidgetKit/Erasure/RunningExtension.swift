internal import AppIntents
internal import Synchronization

/// What this process is, when it is an extension: an app asks the same questions of the control center
/// without being one.
enum RunningExtension {
  private struct Facts {
    var appGroups: [String] = []
    var intents: [String: any ControlConfigurationIntent.Type]?
  }

  private static let facts = Mutex(Facts())

  /// The app groups that the extension declares; empty in an app.
  static var appGroups: [String] {
    get { facts.withLock { $0.appGroups } }
    set { facts.withLock { $0.appGroups = newValue } }
  }

  /// The extension's kinds with the intents of the configurable ones; nil in an app.
  static var intents: [String: any ControlConfigurationIntent.Type]? {
    get { facts.withLock { $0.intents } }
    set { facts.withLock { $0.intents = newValue } }
  }
}
