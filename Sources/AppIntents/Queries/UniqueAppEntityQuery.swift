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
