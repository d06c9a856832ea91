/// The widgets that the user has placed. There are none here, so nothing happens; controls have
/// ``ControlCenter``.
public final class WidgetCenter: Sendable {
  /// The one center.
  public static let shared = WidgetCenter()

  private init() {}

  /// Does nothing.
  public func reloadTimelines(ofKind kind: String) {}

  /// Does nothing.
  public func reloadAllTimelines() {}

  /// Does nothing.
  public func invalidateConfigurationRecommendations() {}

  /// Does nothing.
  public func invalidateRelevance(ofKind kind: String) {}

  /// Tells that there are no widgets.
  public func getCurrentConfigurations(
    _ completion: @escaping (Result<[WidgetInfo], any Error>) -> Void
  ) {
    completion(.success([]))
  }

  /// No widgets.
  public func currentConfigurations() async throws -> [WidgetInfo] { [] }
}
