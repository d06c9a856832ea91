/// How a symbol is coloured. Nothing is drawn here, so it is only a value for ignored modifiers.
public struct SymbolRenderingMode: Hashable, Sendable {
  private let name: String
  /// The choice of this name.
  public static let monochrome = SymbolRenderingMode(name: "monochrome")
  /// The choice of this name.
  public static let multicolor = SymbolRenderingMode(name: "multicolor")
  /// The choice of this name.
  public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
  /// The choice of this name.
  public static let palette = SymbolRenderingMode(name: "palette")
}
