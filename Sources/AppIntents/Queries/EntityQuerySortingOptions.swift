/// The properties by which entities may be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity>: Sendable {
  /// Properties that a builder lists.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content:
      () -> [EntityQuerySortableByProperty<Entity>]
  ) {}
}

/// One property to sort by.
public struct EntityQuerySortableByProperty<Entity: AppEntity>: Sendable {
  /// A property.
  public init<Value: _IntentValue>(_ path: KeyPath<Entity, EntityProperty<Value>>) {}
}

/// Lists properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// The properties.
  public static func buildBlock(
    _ parts: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { parts }
}
