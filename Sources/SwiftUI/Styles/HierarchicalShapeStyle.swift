/// A level of prominence, which nothing draws here.
public struct HierarchicalShapeStyle: ShapeStyle {
  init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The level of this name.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The level of this name.
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The level of this name.
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The level of this name.
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
  /// The level of this name.
  public static var quinary: HierarchicalShapeStyle { HierarchicalShapeStyle() }
}
