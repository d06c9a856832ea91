/// The controls that the user has placed. An app and an extension may use it, from any thread.
public final class ControlCenter: Sendable {
  /// The one center.
  public static let shared = ControlCenter()

  private init() {}

  /// The copies of controls that the user has placed, in the user's order.
  ///
  /// An extension gets those of its own kinds. An app gets those of every extension, since nothing on
  /// a desktop says which extension is its own: choose by ``ControlInfo/kind``.
  ///
  /// Throws ``ControlCenterError`` when the service that keeps the controls cannot be reached.
  public func currentControls() async throws -> [ControlInfo] {
    try await PlacedControlsQuery.run()
  }

  /// Asks for the controls of a kind to be evaluated anew. `ControlCenter1.ReloadControls`.
  ///
  /// It returns at once. What the process has set in `UserDefaults` is written before the request
  /// leaves; where that fails, the log says what could not be written and why. Requests are never
  /// counted or dropped, those that come together make one evaluation. A service that does not run is
  /// not started: it has nothing to refresh. A program that ends right after the call waits up to two
  /// seconds for the request to be noted.
  public func reloadControls(ofKind kind: String) {
    ReloadRequests.add(.kind(kind))
  }

  /// Asks for all controls to be evaluated anew, as ``reloadControls(ofKind:)`` does.
  /// `ControlCenter1.ReloadAllControls`.
  public func reloadAllControls() {
    ReloadRequests.add(.all)
  }
}
