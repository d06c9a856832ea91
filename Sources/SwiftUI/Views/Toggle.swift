public import AppIntents

/// A toggle within a widget. In a control's label it says what its label says and does nothing.
public struct Toggle<Label: View> {
  let label: Label
}

extension Toggle {
  /// A toggle that would set a value.
  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// A toggle that would run an intent.
  public init<Intent: AppIntent>(isOn: Bool, intent: Intent, @ViewBuilder label: () -> Label) {
    self.label = label()
  }
}

extension Toggle where Label == Text {
  /// A toggle with a translated title that would set a value.
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    label = Text(titleKey)
  }

  /// A toggle with a translated title that would run an intent.
  public init<Intent: AppIntent>(_ titleKey: LocalizedStringKey, isOn: Bool, intent: Intent) {
    label = Text(titleKey)
  }
}

extension Toggle: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the label.
  public func _visit(_ content: inout _ViewContent) {
    label._visit(&content)
  }
}
