/// A place within a view. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct UnitPoint: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let zero = UnitPoint(name: "zero")
  /// The choice of this name.
  public static let center = UnitPoint(name: "center")
  /// The choice of this name.
  public static let leading = UnitPoint(name: "leading")
  /// The choice of this name.
  public static let trailing = UnitPoint(name: "trailing")
  /// The choice of this name.
  public static let top = UnitPoint(name: "top")
  /// The choice of this name.
  public static let bottom = UnitPoint(name: "bottom")
  /// The choice of this name.
  public static let topLeading = UnitPoint(name: "topLeading")
  /// The choice of this name.
  public static let topTrailing = UnitPoint(name: "topTrailing")
  /// The choice of this name.
  public static let bottomLeading = UnitPoint(name: "bottomLeading")
  /// The choice of this name.
  public static let bottomTrailing = UnitPoint(name: "bottomTrailing")
}
