/// A modifier of the author's own.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View
  /// The view that is modified.
  typealias Content = _ModifiedContent

  /// The modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier of the author's own modifies.
public struct _ModifiedContent {
  let view: AnyView
}

extension _ModifiedContent: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the view.
  public func _visit(_ content: inout _ViewContent) {
    view._visit(&content)
  }
}

/// A view together with a modifier of the author's own, which is asked when the view is visited.
struct AuthorModifiedView<Content: View, Modifier: ViewModifier> {
  let content: Content
  let modifier: Modifier
}

extension AuthorModifiedView: View {
  typealias Body = Never

  func _visit(_ visited: inout _ViewContent) {
    modifier.body(content: _ModifiedContent(view: AnyView(content)))._visit(&visited)
  }
}

nonisolated extension View {
  /// Modifies the view with a modifier of the author's own.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    AuthorModifiedView(content: self, modifier: modifier)
  }
}
