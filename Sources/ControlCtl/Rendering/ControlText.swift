internal import ControlModel
internal import ControlProtocol

/// The words for what a control shows.
struct ControlText {
  /// The control.
  let control: ControlObject

  /// `on` or `off`; empty for what has no value.
  var value: String {
    switch control.look?.value {
    case true?: "on"
    case false?: "off"
    case nil: ""
    }
  }

  /// What stands beside the title: the value label's text, and the status while there is one.
  var label: String {
    guard let look = control.look else { return "" }
    return [look.subtitle, look.status].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// What is special now, in words; `current` when nothing is.
  var state: String {
    let words = remarks
    return words.isEmpty ? ControlState.current.rawValue : words.joined(separator: ", ")
  }

  /// Why the last action or evaluation failed; empty when it did not.
  var error: String { control.look?.error ?? "" }

  /// The control on one line: `focus-mode: on, Working (stale): The provider failed`.
  func line(named name: String) -> String {
    let facts = [value, label].filter { !$0.isEmpty }.joined(separator: ", ")
    var line = facts.isEmpty ? name : "\(name): \(facts)"
    if !remarks.isEmpty { line += " (\(remarks.joined(separator: ", ")))" }
    if !error.isEmpty { line += ": \(error)" }
    return line.onOneLine
  }

  /// The style of the value.
  var valueStyle: TextStyle { control.look?.value == true ? .on : .dim }

  /// The style of the state.
  var stateStyle: TextStyle {
    if !error.isEmpty { return .failure }
    return remarks.isEmpty ? .dim : .warning
  }

  private var remarks: [String] {
    guard let look = control.look else { return ["undescribed"] }
    var words: [String] = []
    if look.isPending { words.append("pending") }
    if look.state != .current { words.append(look.state.rawValue) }
    if !look.isEnabled { words.append("disabled") }
    if look.isRedacted { words.append("redacted") }
    return words
  }
}
