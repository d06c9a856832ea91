/// A gradient, which nothing draws here.
public struct AnyGradient: ShapeStyle, Hashable {
  init() {}
}
