/// Views that say the same at different lengths. How much room there is is not known here, so the first
/// text and the first image count.
public struct ViewThatFits<Content: View> {
  let content: Content

  /// Takes views from the longest to the shortest.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }
}

extension ViewThatFits: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the views for the first text and image.
  public func _visit(_ visited: inout _ViewContent) {
    let said = _ViewContent(of: content)
    if let text = said.texts.first { visited.add(text: text) }
    if let image = said.image { visited.add(image: image) }
    visited.actionHint = said.actionHint ?? visited.actionHint
    visited.status = said.status ?? visited.status
    visited.isPrivacySensitive = said.isPrivacySensitive || visited.isPrivacySensitive
  }
}
