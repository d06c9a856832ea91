/// Several views after one another, as a builder joins them.
nonisolated public struct TupleView<each Content: View>: View {
  /// The views in order.
  public var value: (repeat each Content)

  /// Made by ``ViewBuilder``.
  public init(_ value: repeat each Content) {
    self.value = (repeat each value)
  }

  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the views in order.
  @MainActor public func _visit(_ content: inout _ViewContent) {
    for view in repeat each value {
      view._visit(&content)
    }
  }
}
