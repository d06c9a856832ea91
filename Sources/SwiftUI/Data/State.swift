/// A value that a view keeps. A label is made anew for each evaluation, so the value lives as long.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Starts with a value.
  public init(wrappedValue value: Value) {
    box = Box(value)
  }

  /// Starts with a value.
  public init(initialValue value: Value) {
    box = Box(value)
  }

  /// The value.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value> {
    Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nil.
  public init() {
    self.init(wrappedValue: nil)
  }
}
