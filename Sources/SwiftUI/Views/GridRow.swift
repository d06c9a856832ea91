/// A row of a grid. It says what they say, in order.
public struct GridRow<Content: View> {
  let content: Content

  /// Stacks views; where they would lie does not matter here.
  public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension GridRow: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the views in order.
  public func _visit(_ visited: inout _ViewContent) {
    content._visit(&visited)
  }
}
