internal import Synchronization

/// Collects what an action asks to be opened while it runs.
///
/// It belongs to the task that performs the intent and to its child tasks, not to detached tasks.
package final class IntentRun: Sendable {
  private struct Requests {
    var opensApp = false
    var urls: [URL] = []
  }

  /// The action of this task; nil outside of an action.
  @TaskLocal package static var current: IntentRun?

  private let requests = Mutex(Requests())

  init() {}

  /// Asks for the app to be brought to the front after the action.
  package func requestOpeningApp() {
    requests.withLock { $0.opensApp = true }
  }

  /// Asks for a URL to be opened after the action.
  package func requestOpening(_ url: URL) {
    requests.withLock { $0.urls.append(url) }
  }

  var opensApp: Bool { requests.withLock { $0.opensApp } }
  var urls: [URL] { requests.withLock { $0.urls } }
}
