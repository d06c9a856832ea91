internal import ControlModel
internal import ControlProtocol

/// The words for what a control shows and why it cannot be used.
struct ControlDescription {
  let control: ControlObject
  let text: Translator

  /// `Focus Mode: Only the page`, with an ellipsis while its action runs.
  var label: String {
    let name = control.shownName
    guard let look = control.look else { return name }
    let label = look.subtitle.isEmpty ? name : "\(name): \(look.subtitle)"
    return look.isPending ? label + " …" : label
  }

  /// What a screen reader says: the name, the value, its text and what a click does.
  var accessible: String {
    guard let look = control.look else { return control.shownName }
    let value = look.value.map { text($0 ? .on : .off) } ?? ""
    return [control.shownName, value, look.subtitle, look.actionHint]
      .filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether a click can do anything now.
  var isUsable: Bool {
    guard let look = control.look else { return false }
    return look.isEnabled && !look.isPending && [.current, .placeholder].contains(look.state)
  }

  /// Why the control cannot be used or what went wrong; empty when all is well.
  var problem: String {
    guard let look = control.look else { return text(.unavailable) }
    return [state(look.state), text(reason: look.error)].filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func state(_ state: ControlState) -> String {
    switch state {
    case .current, .placeholder: ""
    case .stale: text(.stale)
    case .unavailable: text(.unavailable)
    case .unconfigured: text(.unconfigured)
    }
  }
}
