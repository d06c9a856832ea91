/// Finds entities by conditions on their properties. Linux has no place where conditions are built.
public protocol EntityPropertyQuery<Entity>: EntityQuery {
  /// What a condition is turned into.
  associatedtype ComparatorMappingType
  /// The properties that conditions may use.
  static var properties: QueryProperties { get }
  /// The properties by which entities may be sorted.
  static var sortingOptions: SortingOptions { get }
  /// The entities that fulfil the conditions.
  func entities(
    matching comparators: [ComparatorMappingType], mode: EntityQueryComparatorMode,
    sortedBy: [EntityQuerySort<Entity>], limit: Int?
  ) async throws -> [Entity]
}

extension EntityPropertyQuery {
  /// The properties that conditions may use.
  public typealias QueryProperties = EntityQueryProperties<Entity, ComparatorMappingType>
  /// The properties by which entities may be sorted.
  public typealias SortingOptions = EntityQuerySortingOptions<Entity>
  /// One property with its comparators.
  public typealias Property = EntityQueryProperty<Entity, ComparatorMappingType>
  /// One property to sort by.
  public typealias SortableBy = EntityQuerySortableByProperty<Entity>
  /// An order of entities.
  public typealias Sort = EntityQuerySort<Entity>
  /// How conditions are combined.
  public typealias ComparatorMode = EntityQueryComparatorMode
}

/// How conditions are combined.
public enum EntityQueryComparatorMode: Hashable, Sendable {
  /// All of them hold.
  case and
  /// One of them holds.
  case or
}
