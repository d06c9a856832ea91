extension Image {
  /// The size of a symbol; ignored here.
  public enum Scale: Hashable, Sendable {
    /// The choice of this name.
    case small, medium, large
  }

  /// How an image is coloured; ignored here.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// The choice of this name.
    case template, original
  }

  /// How an image is resized; ignored here.
  public enum ResizingMode: Hashable, Sendable {
    /// The choice of this name.
    case tile, stretch
  }

  /// How an image is scaled; ignored here.
  public enum Interpolation: Hashable, Sendable {
    /// The choice of this name.
    case none, low, medium, high
  }
}
