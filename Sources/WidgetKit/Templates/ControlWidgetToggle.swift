/// A toggle: a value that its action sets.
///
/// The action is kept as the author made it, with its parameters; using the toggle makes a new one
/// with `init()`, gives it those parameters and the target as `value`, and runs it.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action> {
  let isOn: Bool
  let action: any AppIntent
  let label: () -> Label
  let valueLabel: (Bool) -> ValueLabel
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool {
  /// A toggle with a label for the control and one for each of its values.
  ///
  /// - Parameters:
  ///   - isOn: the value now.
  ///   - action: the intent that sets the value.
  ///   - label: the title and symbol.
  ///   - valueLabel: the second line, and the symbol, of each of the two values.
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.isOn = isOn
    self.action = action
    self.label = label
    self.valueLabel = valueLabel
  }

  /// A toggle with its labels in the order that sources have which are older than iOS 18's release.
  @_disfavoredOverload
  public init(
    isOn: Bool, action: Action, @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel,
    @ViewBuilder label: @escaping () -> Label
  ) {
    self.init(isOn: isOn, action: action, label: label, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle
where
  ValueLabel == ControlWidgetToggleDefaultLabel, Action: SetValueIntent, Action.ValueType == Bool
{
  /// A toggle whose values are called “On” and “Off”.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(isOn: isOn, action: action, label: label) {
      ControlWidgetToggleDefaultLabel(isOn: $0)
    }
  }
}

extension ControlWidgetToggle
where Label == Text, Action: SetValueIntent, Action.ValueType == Bool {
  /// A toggle with a translated title and a label for each of its values.
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  /// A toggle with a translated title and a label for each of its values.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }

  /// A toggle with a string as title and a label for each of its values.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(title) }, valueLabel: valueLabel)
  }
}

extension ControlWidgetToggle: ControlWidgetTemplate {
  /// A template of the library has no body.
  public typealias Body = Never

  /// It is.
  public static var _isToggle: Bool { true }

  /// Lowers the toggle, with its look in both states.
  public func _lower(name: String) -> _ControlTemplate {
    let lowering = LabelLowering(label: _ViewContent(of: label()), name: name)
    let snapshot = lowering.toggle(
      isOn: isOn, off: _ViewContent(of: valueLabel(false)), on: _ViewContent(of: valueLabel(true)),
      hasDefaultLabel: ValueLabel.self == ControlWidgetToggleDefaultLabel.self)
    return _ControlTemplate(snapshot: snapshot, action: action)
  }
}
