/// A shape, which says nothing here.
nonisolated public struct Capsule: Shape {
  /// Makes the shape.
  public init(style: RoundedCornerStyle = .continuous) {}
}

extension Shape where Self == Capsule {
  /// A capsule.
  public static var capsule: Capsule { Capsule() }
}
