/// Views in columns. It says what they say, in order.
public struct LazyVGrid<Content: View> {
  let content: Content

  /// Stacks views; where they would lie does not matter here.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the views in order.
  public func _visit(_ visited: inout _ViewContent) {
    content._visit(&visited)
  }
}
