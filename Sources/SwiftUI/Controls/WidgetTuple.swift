/// Several entries of a bundle's list.
public struct _WidgetTuple<each Content: Widget>: Widget {
  let content: (repeat each Content)

  /// The library's entries have no body.
  public typealias Body = Never

  /// Made by ``WidgetBundleBuilder``.
  public init(_ content: repeat each Content) {
    self.content = (repeat each content)
  }

  /// Makes the entries anew.
  public init() {
    content = (repeat (each Content)())
  }

  /// Adds the entries in order.
  public func _collect(into collection: inout _WidgetCollection) {
    for widget in repeat each content {
      widget._collect(into: &collection)
    }
  }
}
