/// A view with a fact attached to what it says.
struct ModifiedView<Content: View> {
  let content: Content
  /// Called after the view was visited. A modifier further out is the later one and wins.
  let change: @MainActor (inout _ViewContent) -> Void
}

extension ModifiedView: View {
  typealias Body = Never

  func _visit(_ visited: inout _ViewContent) {
    content._visit(&visited)
    change(&visited)
  }
}
