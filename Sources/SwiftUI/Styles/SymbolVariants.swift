/// Which variant of a symbol is drawn. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct SymbolVariants: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let none = SymbolVariants(name: "none")
  /// The choice of this name.
  public static let circle = SymbolVariants(name: "circle")
  /// The choice of this name.
  public static let square = SymbolVariants(name: "square")
  /// The choice of this name.
  public static let rectangle = SymbolVariants(name: "rectangle")
  /// The choice of this name.
  public static let fill = SymbolVariants(name: "fill")
  /// The choice of this name.
  public static let slash = SymbolVariants(name: "slash")
}
