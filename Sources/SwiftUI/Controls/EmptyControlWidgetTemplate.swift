internal import ControlModel

/// A template of nothing: a button that cannot be pressed.
public struct EmptyControlWidgetTemplate: Sendable {
  /// Makes an empty template.
  public nonisolated init() {}
}

extension EmptyControlWidgetTemplate: ControlWidgetTemplate {
  /// A template of the library has no body.
  public typealias Body = Never

  /// It counts as a button.
  public static var _isToggle: Bool { false }

  /// Lowers to a disabled button.
  public func _lower(name: String) -> _ControlTemplate {
    _ControlTemplate(
      snapshot: Snapshot(
        title: name, isEnabled: false, content: .button(running: StateLook())), action: nil)
  }
}
