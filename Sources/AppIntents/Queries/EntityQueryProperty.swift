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

/// Lists a property's comparators.
@resultBuilder
public enum EntityQueryComparatorsBuilder<Entity: AppEntity, Value, ComparatorMapping> {
  /// One comparator; what it is compared with is the property's type.
  public static func buildExpression(
    _ comparator: EntityQueryComparator<Value, ComparatorMapping>
  ) -> EntityQueryComparator<Value, ComparatorMapping> { comparator }

  /// The comparators.
  public static func buildBlock(
    _ parts: EntityQueryComparator<Value, ComparatorMapping>...
  ) -> [EntityQueryComparator<Value, ComparatorMapping>] { parts }
}
