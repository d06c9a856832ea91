// Surfaces draw icons their own way, so these change nothing.
extension Image {
  /// Accepted and ignored.
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
  /// Accepted and ignored.
  public func renderingMode(_ renderingMode: Image.TemplateRenderingMode?) -> Image { self }
  /// Accepted and ignored.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
  /// Accepted and ignored.
  public func interpolation(_ interpolation: Image.Interpolation) -> Image { self }
  /// Accepted and ignored.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }
}
