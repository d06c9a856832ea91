/// A shape, which says nothing here.
nonisolated public struct Rectangle: Shape {
  /// Makes the shape.
  public init() {}
}

extension Shape where Self == Rectangle {
  /// The shape of this name.
  public static var rectangle: Rectangle { Rectangle() }
}
