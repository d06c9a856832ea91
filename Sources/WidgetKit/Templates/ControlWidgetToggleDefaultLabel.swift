/// The value label of a toggle whose author gave none: “On” or “Off”.
public struct ControlWidgetToggleDefaultLabel: Sendable {
  let isOn: Bool
}

extension ControlWidgetToggleDefaultLabel: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Says “On” or “Off”, translated where the extension's catalogue has the words.
  public func _visit(_ content: inout _ViewContent) {
    content.add(text: isOn ? String(localized: "On") : String(localized: "Off"))
  }
}
