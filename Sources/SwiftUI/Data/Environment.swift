/// Asks the surroundings of a view for a value.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: () -> Value

  /// Asks for the value at a key path.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    read = { EnvironmentValues()[keyPath: keyPath] }
  }

  /// The value.
  public var wrappedValue: Value { read() }
}

extension Environment {
  /// Asks for an observable object. Nobody sets one for a label, so it is nil.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { nil }
  }
}
