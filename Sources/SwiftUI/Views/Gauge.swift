/// A gauge within a widget. In a control's label it says what its label says.
public struct Gauge<Label: View> {
  let label: Label

  /// A gauge with a label.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
  }

  /// A gauge with a label and one for the value.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.label = label()
  }

  /// A gauge with labels for the value and for both ends.
  public init<Value: BinaryFloatingPoint>(
    value: Value, in bounds: ClosedRange<Value> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> some View,
    @ViewBuilder maximumValueLabel: () -> some View
  ) {
    self.label = label()
  }
}

extension Gauge: View {
  /// A view of the library has no body.
  public typealias Body = Never

  /// Visits the label.
  public func _visit(_ content: inout _ViewContent) {
    label._visit(&content)
  }
}
