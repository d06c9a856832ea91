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

  /// The name, the value and its text: `Focus Mode, on, Only the page`.
  var state: String { Self.joined(stateWords) }

  /// What a screen reader says: the state, what a click does, and why it does nothing now.
  var accessible: String {
    let pending = control.look?.isPending == true ? text(.running) : ""
    return Self.joined(stateWords + [control.look?.actionHint ?? "", pending, problem])
  }

  private var stateWords: [String] {
    let value = control.look?.value.map { text($0 ? .on : .off) } ?? ""
    return [control.shownName, value, control.look?.subtitle ?? ""]
  }

  private static func joined(_ words: [String]) -> String {
    words.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Whether a click can do anything now.
  var isUsable: Bool {
    guard let look = control.look else { return false }
    return look.isEnabled && !look.isPending && [.current, .placeholder].contains(look.state)
  }

  /// Why the control cannot be used or what went wrong; empty when all is well.
  var problem: String {
    guard let look = control.look else { return text(.unavailable) }
    let reasons = [reason(look.state), text(reason: look.error)]
    return reasons.filter { !$0.isEmpty }.joined(separator: ": ")
  }

  private func reason(_ state: ControlState) -> String {
    switch state {
    case .current, .placeholder: ""
    case .stale: text(.stale)
    case .unavailable: text(.unavailable)
    case .unconfigured: text(.unconfigured)
    }
  }
}
