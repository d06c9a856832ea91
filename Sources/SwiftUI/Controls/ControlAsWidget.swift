/// A control in a bundle's list. The type is kept, not the value: every evaluation makes its own.
public struct _ControlAsWidget<Control: ControlWidget>: Widget {
  /// The library's entries have no body.
  public typealias Body = Never

  /// Made by ``WidgetBundleBuilder``.
  public init() {}

  /// Adds the control.
  public func _collect(into collection: inout _WidgetCollection) {
    collection.add(Control.self)
  }
}
