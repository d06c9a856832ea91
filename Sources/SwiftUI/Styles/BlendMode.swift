/// How colours mix. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct BlendMode: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let normal = BlendMode(name: "normal")
  /// The choice of this name.
  public static let multiply = BlendMode(name: "multiply")
  /// The choice of this name.
  public static let screen = BlendMode(name: "screen")
  /// The choice of this name.
  public static let overlay = BlendMode(name: "overlay")
  /// The choice of this name.
  public static let darken = BlendMode(name: "darken")
  /// The choice of this name.
  public static let lighten = BlendMode(name: "lighten")
  /// The choice of this name.
  public static let colorDodge = BlendMode(name: "colorDodge")
  /// The choice of this name.
  public static let colorBurn = BlendMode(name: "colorBurn")
  /// The choice of this name.
  public static let softLight = BlendMode(name: "softLight")
  /// The choice of this name.
  public static let hardLight = BlendMode(name: "hardLight")
  /// The choice of this name.
  public static let difference = BlendMode(name: "difference")
  /// The choice of this name.
  public static let exclusion = BlendMode(name: "exclusion")
  /// The choice of this name.
  public static let hue = BlendMode(name: "hue")
  /// The choice of this name.
  public static let saturation = BlendMode(name: "saturation")
  /// The choice of this name.
  public static let color = BlendMode(name: "color")
  /// The choice of this name.
  public static let luminosity = BlendMode(name: "luminosity")
  /// The choice of this name.
  public static let sourceAtop = BlendMode(name: "sourceAtop")
  /// The choice of this name.
  public static let destinationOver = BlendMode(name: "destinationOver")
  /// The choice of this name.
  public static let destinationOut = BlendMode(name: "destinationOut")
  /// The choice of this name.
  public static let plusDarker = BlendMode(name: "plusDarker")
  /// The choice of this name.
  public static let plusLighter = BlendMode(name: "plusLighter")
}
