/// A button within a widget. In a control's label it says what its label says and does nothing.
public struct Button<Label: View> {
  let label: Label
}

extension Button {
  /// A button that would run a closure.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Button where Label == Text {
  /// A button with a translated title that would run a closure.
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    label = Text(titleKey)
  }

  /// A button with a title that would run a closure.
  @_disfavoredOverload
  public init<Content: StringProtocol>(
    _ title: Content, action: @escaping @MainActor () -> Void
  ) {
    label = Text(title)
  }
}

extension Button: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the label.
  public func _visit(_ content: inout _ViewContent) {
    label._visit(&content)
  }
}
