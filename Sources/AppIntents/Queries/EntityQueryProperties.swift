/// The properties that a query's conditions may use.
public struct EntityQueryProperties<Entity: AppEntity, ComparatorMapping>: Sendable {
  /// Properties that a builder lists.
  public init(
    @EntityQueryPropertiesBuilder<Entity, ComparatorMapping> properties:
      () -> [EntityQueryProperty<Entity, ComparatorMapping>]
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
