/// An entry of a bundle's list that may be missing.
public struct _OptionalWidget<Content: Widget>: Widget {
  let content: Content?

  /// The library's entries have no body.
  public typealias Body = Never

  /// Made by ``WidgetBundleBuilder``.
  public init(_ content: Content?) {
    self.content = content
  }

  /// Makes a missing entry.
  public init() {
    content = nil
  }

  /// Adds the entry when there is one.
  public func _collect(into collection: inout _WidgetCollection) {
    content?._collect(into: &collection)
  }
}
