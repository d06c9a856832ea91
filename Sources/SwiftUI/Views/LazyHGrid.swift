/// Views in rows. It says what they say, in order.
public struct LazyHGrid<Content: View> {
  let content: Content

  /// Stacks views; where they would lie does not matter here.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the views in order.
  public func _visit(_ visited: inout _ViewContent) {
    content._visit(&visited)
  }
}
