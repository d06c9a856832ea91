/// A translucent layer. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct Material: ShapeStyle {
  private let name: String
  /// The choice of this name.
  public static let ultraThin = Material(name: "ultraThin")
  /// The choice of this name.
  public static let thin = Material(name: "thin")
  /// The choice of this name.
  public static let regular = Material(name: "regular")
  /// The choice of this name.
  public static let thick = Material(name: "thick")
  /// The choice of this name.
  public static let ultraThick = Material(name: "ultraThick")
  /// The choice of this name.
  public static let bar = Material(name: "bar")
}
