extension Optional: View where Wrapped: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the view when there is one.
  public func _visit(_ content: inout _ViewContent) {
    self?._visit(&content)
  }
}
