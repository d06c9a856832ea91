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

/// Finds entities by a text that the user types.
public protocol EntityStringQuery<Entity>: EntityQuery {
  /// The entities that match the text.
  func entities(matching string: String) async throws -> Result
}

/// Lists all entities.
public protocol EnumerableEntityQuery<Entity>: EntityQuery {
  /// All entities.
  func allEntities() async throws -> Result
}

extension EnumerableEntityQuery {
  /// All entities.
  public func suggestedEntities() async throws -> Result { try await allEntities() }
}

extension EnumerableEntityQuery where Result == [Entity] {
  /// Those of all entities that have one of the identifiers.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    try await allEntities().filter { identifiers.contains($0.id) }
  }
}

/// Finds the one entity of a ``UniqueAppEntity``.
public protocol UniqueAppEntityQuery<Entity>: EntityQuery {
  /// The one entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The one entity, when its identifier is asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    [try await uniqueEntity()].filter { identifiers.contains($0.id) }
  }
}

extension UniqueAppEntityQuery where Result == [Entity] {
  /// The one entity.
  public func suggestedEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// A query for the one entity, given as a closure.
public struct UniqueAppEntityProvider<Entity: AppEntity>: UniqueAppEntityQuery {
  private let find: @Sendable () async throws -> Entity

  /// A query that finds nothing.
  public init() {
    find = { throw AppIntentError.Unrecoverable.entityNotFound }
  }

  /// A query that asks a closure.
  public init(_ find: @escaping @Sendable () async throws -> Entity) {
    self.find = find
  }

  /// Asks the closure.
  public func uniqueEntity() async throws -> Entity { try await find() }
}
