extension DisplayRepresentation {
  /// A picture beside a choice.
  public struct Image: Hashable, Sendable {
    /// The shape that the picture is cut to. Without effect on Linux.
    public enum DisplayStyle: Hashable, Sendable {
      /// The theme's own shape.
      case `default`
      /// A circle.
      case circular
    }

    enum Source: Hashable, Sendable {
      case symbol(String)
      case named(String)
      case data(Data)
      case url(URL)
    }

    let source: Source

    /// A symbol.
    public init(systemName: String) {
      source = .symbol(systemName)
    }

    /// A symbol, as a template or not.
    public init(systemName: String, isTemplate: Bool?, displayStyle: DisplayStyle = .default) {
      source = .symbol(systemName)
    }

    /// An image of the app's own.
    public init(
      named name: String, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default
    ) {
      source = .named(name)
    }

    /// An image in memory.
    public init(data: Data, isTemplate: Bool? = nil, displayStyle: DisplayStyle = .default) {
      source = .data(data)
    }

    /// An image at a URL.
    public init(
      url: URL, width: Double? = nil, height: Double? = nil, isTemplate: Bool? = nil,
      displayStyle: DisplayStyle = .default
    ) {
      source = .url(url)
    }

    /// The symbol's or image's name as the author wrote it; empty for other pictures.
    package var name: String {
      switch source {
      case .symbol(let name), .named(let name): name
      case .data, .url: ""
      }
    }
  }
}
