internal import AppIntents
internal import Synchronization

/// What this process is, when it is an extension: an app asks the same questions of the control center
/// without being one.
enum RunningExtension {
  /// What is remembered of one kind.
  struct KindFacts: Sendable {
    /// The intent of the choices; nil for a kind without any.
    var intent: (any ControlConfigurationIntent.Type)?
  }

  private struct Facts {
    var appGroups: [String] = []
    var kinds: [String: KindFacts]?
  }

  private static let facts = Mutex(Facts())

  /// The app groups that the extension declares; empty in an app.
  static var appGroups: [String] {
    get { facts.withLock { $0.appGroups } }
    set { facts.withLock { $0.appGroups = newValue } }
  }

  /// The extension's kinds by name; nil in an app.
  static var kinds: [String: KindFacts]? {
    get { facts.withLock { $0.kinds } }
    set { facts.withLock { $0.kinds = newValue } }
  }
}
