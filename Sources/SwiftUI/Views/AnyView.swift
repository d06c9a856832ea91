/// A view whose type is not known.
public struct AnyView {
  private let view: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    self.view = view
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) {
    self.view = view
  }
}

extension AnyView: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the view.
  public func _visit(_ content: inout _ViewContent) {
    view._visit(&content)
  }
}
