/// Finds entities by their identifiers, and suggests some.
///
/// `entities(for:)` is asked at every evaluation of a control whose configuration names an entity.
/// While it runs, an ``IntentParameterDependency`` sees the configuration as far as it is decoded.
public protocol EntityQuery<Entity>: DynamicOptionsProvider, PersistentlyIdentifiable, Sendable {
  /// The entities' type.
  associatedtype Entity: AppEntity
  /// An array or an ``IntentItemCollection``.
  associatedtype Result = [Entity]

  /// Makes a query.
  init()
  /// The entities with these identifiers; those that are gone are left out.
  func entities(for identifiers: [Entity.ID]) async throws -> [Entity]
  /// The choices that are offered first; none by default.
  func suggestedEntities() async throws -> Result
}

extension EntityQuery {
  /// No suggestions.
  public func suggestedEntities() async throws -> Result { ._none }
  /// The suggestions.
  public func results() async throws -> Result { try await suggestedEntities() }
}
