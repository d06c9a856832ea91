package import ControlModel

/// Opens the extension's app, and URLs, once an action has asked for it.
///
/// While a kind's `perform` runs, ``current`` is the one that speaks to the desktop. It is a task
/// local, so that a façade reaches it from wherever the author's action ended without carrying it.
package struct Opener: Sendable {
  /// The opener of the action that runs in this task; nil outside of one.
  @TaskLocal package static var current: Opener?

  private let app: @Sendable () async throws(ControlFailure) -> Void
  private let url: @Sendable (String) async throws(ControlFailure) -> Void

  /// Makes an opener of what opens the app and what opens a URL.
  package init(
    app: @escaping @Sendable () async throws(ControlFailure) -> Void,
    url: @escaping @Sendable (String) async throws(ControlFailure) -> Void
  ) {
    self.app = app
    self.url = url
  }

  /// Brings the app that the extension belongs to before the user.
  ///
  /// Throws ``ControlModel/ControlFailure/actionFailed(_:)`` when no app could be opened.
  package static func openApp() async throws(ControlFailure) {
    try await running().app()
  }

  /// Opens a URL, given in full, with the user's handler for its scheme.
  ///
  /// Throws ``ControlModel/ControlFailure/actionFailed(_:)`` when nothing could open it.
  package static func openURL(_ url: String) async throws(ControlFailure) {
    try await running().url(url)
  }

  private static func running() throws(ControlFailure) -> Opener {
    guard let current else {
      throw .actionFailed("Nothing can be opened outside of a control's action.")
    }
    return current
  }
}
