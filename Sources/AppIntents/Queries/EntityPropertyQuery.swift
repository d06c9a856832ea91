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

/// An order of entities.
public struct EntityQuerySort<Entity: AppEntity> {
  /// Which end comes first.
  public enum Ordering: Hashable, Sendable {
    /// The smallest.
    case ascending
    /// The largest.
    case descending
  }

  /// The property.
  public let by: PartialKeyPath<Entity>
  /// Which end comes first.
  public let order: Ordering

  /// Makes an order.
  public init(by: PartialKeyPath<Entity>, order: Ordering) {
    self.by = by
    self.order = order
  }
}

/// A comparison of a property with a value. Nothing builds conditions on Linux, so it is never made.
public struct EntityQueryComparator<Value, Mapping>: Sendable {}

/// A property is equal to a value.
public func EqualToComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property is not equal to a value.
public func NotEqualToComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property contains a value.
public func ContainsComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property starts with a value.
public func HasPrefixComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property ends with a value.
public func HasSuffixComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property is smaller than a value.
public func LessThanComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property is larger than a value.
public func GreaterThanComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property is smaller than or equal to a value.
public func LessThanOrEqualToComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property is larger than or equal to a value.
public func GreaterThanOrEqualToComparator<Value, Mapping>(
  mappingTransform: @escaping (Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }

/// A property lies between two values.
public func IsBetweenComparator<Value, Mapping>(
  mappingTransform: @escaping (Value, Value) -> Mapping
) -> EntityQueryComparator<Value, Mapping> { EntityQueryComparator() }
