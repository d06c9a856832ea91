/// Several views that belong together; it says what they say.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// Groups views.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the views.
  public func _visit(_ visited: inout _ViewContent) {
    content._visit(&visited)
  }
}

extension Group: Sendable where Content: Sendable {}
