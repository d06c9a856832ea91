/// An observable object that a view makes. It lives for one evaluation, as the label does.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private final class Box {
    lazy var object = make()
    let make: () -> ObjectType
    init(_ make: @escaping () -> ObjectType) { self.make = make }
  }

  private let box: Box

  /// Makes the object at its first use.
  public init(wrappedValue: @autoclosure @escaping () -> ObjectType) {
    box = Box(wrappedValue)
  }

  /// The object.
  public var wrappedValue: ObjectType { box.object }

  /// Bindings to the object's properties.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject(wrappedValue: wrappedValue).projectedValue
  }
}
