/// A shape, which says nothing here.
nonisolated public struct ContainerRelativeShape: Shape {
  /// Makes the shape.
  public init() {}
}
