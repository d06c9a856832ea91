/// A link within a widget. In a control's label it says what its label says and leads nowhere.
public struct Link<Label: View> {
  let label: Label
}

extension Link {
  /// A link with a label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Link where Label == Text {
  /// A link with a translated title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    label = Text(titleKey)
  }

  /// A link with a title.
  @_disfavoredOverload
  public init<Content: StringProtocol>(_ title: Content, destination: URL) {
    label = Text(title)
  }
}

extension Link: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the label.
  public func _visit(_ content: inout _ViewContent) {
    label._visit(&content)
  }
}
