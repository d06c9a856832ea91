/// An entry of a bundle's list whose type is not known.
public struct _AnyWidget: Widget {
  let content: any Widget

  /// The library's entries have no body.
  public typealias Body = Never

  /// Made by ``WidgetBundleBuilder``.
  public init(_ content: some Widget) {
    self.content = content
  }

  /// Makes an entry that is nothing.
  public init() {
    content = _EmptyWidget()
  }

  /// Adds the entry.
  public func _collect(into collection: inout _WidgetCollection) {
    content._collect(into: &collection)
  }
}
