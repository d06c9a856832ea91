/// A style of the surface, such as its tint or a material, which nothing draws here.
public struct _SystemShapeStyle: ShapeStyle {
  init() {}
}

extension ShapeStyle where Self == _SystemShapeStyle {
  /// The surface's style of this name.
  public static var tint: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var foreground: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var background: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var fill: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var separator: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var placeholder: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var link: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var selection: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var ultraThinMaterial: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var thinMaterial: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var regularMaterial: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var thickMaterial: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var ultraThickMaterial: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var bar: _SystemShapeStyle { _SystemShapeStyle() }
  /// The surface's style of this name.
  public static var windowBackground: _SystemShapeStyle { _SystemShapeStyle() }
}
