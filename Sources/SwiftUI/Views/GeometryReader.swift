/// A view made for a size. Nothing is laid out here, so it says what its content says for no size.
public struct GeometryReader<Content: View> {
  private let content: (GeometryProxy) -> Content

  /// Makes the content for a size.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }
}

extension GeometryReader: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the content.
  public func _visit(_ visited: inout _ViewContent) {
    content(GeometryProxy())._visit(&visited)
  }
}

/// The size that a view is made for.
public struct GeometryProxy: Sendable {
  /// Nothing is laid out here: no size.
  public var size: CGSize { .zero }
  /// No room.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }
}
