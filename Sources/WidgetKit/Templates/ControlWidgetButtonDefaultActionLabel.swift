/// The action label of a button whose author gave none: it says nothing.
public struct ControlWidgetButtonDefaultActionLabel: Sendable {}

extension ControlWidgetButtonDefaultActionLabel: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says nothing.
  public func _visit(_ content: inout _ViewContent) {}
}
