internal import ControlModel

/// A template of nothing: a button without a text that cannot be pressed.
public struct EmptyControlWidgetTemplate: Sendable {
  /// Makes an empty template.
  public nonisolated init() {}
}

extension EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// A template of the library has no body.
  public typealias Body = Never

  /// Lowers to a disabled button.
  public func _lower() -> _ControlTemplate {
    _ControlTemplate(
      snapshot: Snapshot(isEnabled: false, content: .button(running: StateLook())), action: nil)
  }
}
