/// An entry of a bundle's list that is nothing.
public struct _EmptyWidget: Widget {
  /// The library's entries have no body.
  public typealias Body = Never

  /// Made by ``WidgetBundleBuilder``.
  public init() {}

  /// Adds nothing.
  public func _collect(into collection: inout _WidgetCollection) {}
}
