/// The background of a small widget, which says nothing here.
public struct AccessoryWidgetBackground: Sendable {
  /// Makes the background.
  public init() {}
}

extension AccessoryWidgetBackground: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says nothing.
  public func _visit(_ content: inout _ViewContent) {}
}
