/// A view that says nothing.
public struct EmptyView: Sendable {
  /// Makes an empty view.
  public init() {}
}

extension EmptyView: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says nothing.
  public func _visit(_ content: inout _ViewContent) {}
}
