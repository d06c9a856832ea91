/// A shape, which says nothing here.
nonisolated public struct Circle: Shape {
  /// Makes the shape.
  public init() {}
}

extension Shape where Self == Circle {
  /// The shape of this name.
  public static var circle: Circle { Circle() }
}
