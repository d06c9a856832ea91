/// A button: it runs its action.
///
/// The action is kept as the author made it, with its parameters; a press makes a new one with
/// `init()`, gives it those parameters and runs it.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action> {
  let action: any AppIntent
  let opensApp: Bool
  let label: () -> Label
  let actionLabel: (Bool) -> ActionLabel
}

extension ControlWidgetButton where Action: AppIntent {
  /// A button with a label for the control and one for its action.
  ///
  /// - Parameters:
  ///   - action: the intent that a press runs.
  ///   - label: the title and symbol.
  ///   - actionLabel: the second line and symbol while the action runs, for `true`.
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.action = action
    self.opensApp = action is any OpenIntent
    self.label = label
    self.actionLabel = actionLabel
  }
}

extension ControlWidgetButton
where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: AppIntent {
  /// A button with a label.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}

extension ControlWidgetButton
where ActionLabel == ControlWidgetButtonDefaultActionLabel, Action: OpenIntent {
  /// A button that opens the app.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label) {
    self.init(action: action, label: label) { _ in ControlWidgetButtonDefaultActionLabel() }
  }
}

extension ControlWidgetButton where Label == Text, Action: AppIntent {
  /// A button with a translated title and a label for its action.
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  /// A button with a translated title and a label for its action.
  @_disfavoredOverload
  public init(
    _ title: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }

  /// A button with a string as title and a label for its action.
  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(title) }, actionLabel: actionLabel)
  }
}

extension ControlWidgetButton: ControlWidgetTemplate {
  /// A template of the library has no body.
  public typealias Body = Never

  /// It is not.
  public static var _isToggle: Bool { false }

  /// Lowers the button, with its look while the action runs.
  public func _lower(name: String) -> _ControlTemplate {
    let lowering = LabelLowering(label: _ViewContent(of: label()), name: name)
    let snapshot = lowering.button(
      resting: _ViewContent(of: actionLabel(false)), running: _ViewContent(of: actionLabel(true)),
      opensApp: opensApp)
    return _ControlTemplate(snapshot: snapshot, action: action)
  }
}
