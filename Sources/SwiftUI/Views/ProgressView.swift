/// A bar of progress within a widget. In a control's label it says what its label says.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  let label: Label
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  /// Progress of unknown length.
  public init() {
    label = EmptyView()
  }

  /// Progress up to a total.
  public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1) {
    label = EmptyView()
  }
}

extension ProgressView where Label == EmptyView, CurrentValueLabel == Text {
  /// Progress through a span of time.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) {
    label = EmptyView()
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Progress of unknown length with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.label = label()
  }

  /// Progress up to a total with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ProgressView {
  /// Progress up to a total with labels.
  public init<Value: BinaryFloatingPoint>(
    value: Value?, total: Value = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
  }

  /// Progress through a span of time with labels.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.label = label()
  }
}

extension ProgressView where CurrentValueLabel == Text {
  /// Progress through a span of time with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }
}

extension ProgressView where Label == Text, CurrentValueLabel == EmptyView {
  /// Progress of unknown length with a translated title.
  public init(_ titleKey: LocalizedStringKey) {
    label = Text(titleKey)
  }

  /// Progress up to a total with a translated title.
  public init<Value: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: Value?, total: Value = 1
  ) {
    label = Text(titleKey)
  }

  /// Progress up to a total with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: BinaryFloatingPoint>(
    _ title: Title, value: Value?, total: Value = 1
  ) {
    label = Text(title)
  }
}

extension ProgressView: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the label.
  public func _visit(_ content: inout _ViewContent) {
    label._visit(&content)
  }
}
