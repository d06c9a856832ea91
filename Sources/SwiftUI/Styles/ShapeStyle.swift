/// A way to paint. Nothing is painted here, so a style is only a value to hand to ignored modifiers.
public protocol ShapeStyle: Sendable {}

extension Color: ShapeStyle {}

extension ShapeStyle where Self == Color {
  /// The colour of this name.
  public static var red: Color { Color.red }
  /// The colour of this name.
  public static var orange: Color { Color.orange }
  /// The colour of this name.
  public static var yellow: Color { Color.yellow }
  /// The colour of this name.
  public static var green: Color { Color.green }
  /// The colour of this name.
  public static var mint: Color { Color.mint }
  /// The colour of this name.
  public static var teal: Color { Color.teal }
  /// The colour of this name.
  public static var cyan: Color { Color.cyan }
  /// The colour of this name.
  public static var blue: Color { Color.blue }
  /// The colour of this name.
  public static var indigo: Color { Color.indigo }
  /// The colour of this name.
  public static var purple: Color { Color.purple }
  /// The colour of this name.
  public static var pink: Color { Color.pink }
  /// The colour of this name.
  public static var brown: Color { Color.brown }
  /// The colour of this name.
  public static var gray: Color { Color.gray }
  /// The colour of this name.
  public static var white: Color { Color.white }
  /// The colour of this name.
  public static var black: Color { Color.black }
  /// The colour of this name.
  public static var clear: Color { Color.clear }
}
