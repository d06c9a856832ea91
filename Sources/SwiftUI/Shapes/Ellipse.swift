/// A shape, which says nothing here.
nonisolated public struct Ellipse: Shape {
  /// Makes the shape.
  public init() {}
}

extension Shape where Self == Ellipse {
  /// The shape of this name.
  public static var ellipse: Ellipse { Ellipse() }
}
