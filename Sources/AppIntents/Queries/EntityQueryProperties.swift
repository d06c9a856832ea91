/// The properties that a query's conditions may use.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMapping> {
  /// The properties.
  let properties: [EntityQueryProperty<Entity, ComparatorMapping>]

  /// Properties that a builder lists.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMapping> properties:
      () -> [EntityQueryProperty<Entity, ComparatorMapping>]
  ) {
    self.properties = properties()
  }
}

/// One property with its comparators.
public struct EntityQueryProperty<Entity: AppEntity, ComparatorMapping> {
  let path: PartialKeyPath<Entity>

  /// A property with the comparators that a builder lists.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMapping> comparators:
      () -> [EntityQueryComparator<Entity, Value, ComparatorMapping>]
  ) {
    self.path = path
  }

  /// An optional property with the comparators that a builder lists.
  public init<Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value?>>,
    @EntityQueryComparatorsBuilder<Entity, Value, ComparatorMapping> comparators:
      () -> [EntityQueryComparator<Entity, Value, ComparatorMapping>]
  ) {
    self.path = path
  }
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
    _ parts: EntityQueryComparator<Entity, Value, ComparatorMapping>...
  ) -> [EntityQueryComparator<Entity, Value, ComparatorMapping>] { parts }
}

/// The properties by which entities may be sorted.
public struct EntityQuerySortingOptions<Entity: AppEntity> {
  let properties: [EntityQuerySortableByProperty<Entity>]

  /// Properties that a builder lists.
  public init(
    @EntityQuerySortingOptionsBuilder<Entity> content:
      () -> [EntityQuerySortableByProperty<Entity>]
  ) {
    properties = content()
  }
}

/// One property to sort by.
public struct EntityQuerySortableByProperty<Entity: AppEntity> {
  let path: PartialKeyPath<Entity>

  /// A property.
  public init<Value: _IntentValue>(_ path: KeyPath<Entity, EntityProperty<Value>>) {
    self.path = path
  }
}

/// Lists properties to sort by.
@resultBuilder
public enum EntityQuerySortingOptionsBuilder<Entity: AppEntity> {
  /// The properties.
  public static func buildBlock(
    _ parts: EntityQuerySortableByProperty<Entity>...
  ) -> [EntityQuerySortableByProperty<Entity>] { parts }
}
