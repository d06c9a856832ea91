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

extension View {
  /// Modifies the view with a modifier of the author's own.
  public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    modifier.body(content: _ModifiedContent(view: AnyView(self)))
  }
}
