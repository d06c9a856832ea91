/// The properties that a query's conditions may use.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMapping>: Sendable {
  /// Properties that a builder lists.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMapping> properties:
      () -> [EntityQueryProperty<Entity, ComparatorMapping>]
  ) {}
}

/// One property with its comparators.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMapping>: Sendable {
  /// A property with the comparators that a builder lists.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMapping> comparators:
      () -> [EntityQueryComparator<Value, ComparatorMapping>]
  ) {}

  /// An optional property with the comparators that a builder lists.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value?>>,
    @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMapping> comparators:
      () -> [EntityQueryComparator<Value, ComparatorMapping>]
  ) {}
}

/// Lists a query's properties.
@resultBuilder
public enum EntityQueryPropertiesBuilder<Entity: AppEntity, ComparatorMapping> {
  /// The properties.
  public static func buildBlock(
    _ parts: EntityQueryProperty<Entity, ComparatorMapping>...
  ) -> [EntityQueryProperty<Entity, ComparatorMapping>] { parts }
}

/// Lists a property's comparators.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity: AppEntity, Value, ComparatorMapping> {
  /// The comparators.
  public static func buildBlock(
    _ parts: EntityQueryComparator<Value, ComparatorMapping>...
  ) -> [EntityQueryComparator<Value, ComparatorMapping>] { parts }
}

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
