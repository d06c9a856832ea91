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
