internal import ControlModel
internal import ControlProtocol

/// One control of a Waybar module.
struct WaybarPart: Hashable, Sendable {
  /// The name by which the user named the control.
  let name: String
  /// What was last known of the control; nil when it was never seen.
  let control: ControlObject?
  /// Whether the control is on the bus now.
  let isPresent: Bool

  /// The classes beside the value, the most pressing first.
  static let markOrder = [
    "error", "unavailable", "unconfigured", "pending", "stale", "placeholder", "disabled",
    "redacted",
  ]

  /// The marks that are more than a remark, so that they decide about `alt`.
  static let pressing: Set = ["error", "unavailable", "unconfigured", "pending"]

  /// Makes a part.
  init(name: String, control: ControlObject?, isPresent: Bool) {
    self.name = name
    self.control = control
    self.isPresent = isPresent
  }

  /// A toggle's value.
  var value: Bool? { control?.look?.value }

  /// Whether the control is a button.
  var isButton: Bool { control?.controlType == .button }

  /// The classes that apply, beside the value.
  var marks: Set<String> {
    guard isPresent, let look = control?.look else { return ["unavailable"] }
    var marks = Set<String>()
    if !look.error.isEmpty { marks.insert("error") }
    if look.isPending { marks.insert("pending") }
    if !look.isEnabled { marks.insert("disabled") }
    if look.isRedacted { marks.insert("redacted") }
    if look.state != .current { marks.insert(look.state.rawValue) }
    return marks
  }

  /// The text on the bar. Among others, a control that is off is drawn faint, since the module's
  /// classes cannot tell which of them is on.
  func text(_ format: WaybarFormat, isAlone: Bool) -> String {
    let text = control.map(format.text) ?? PangoMarkup.escape(name)
    let isFaint = value == false || marks.contains("unavailable")
    return isAlone || !isFaint ? text : "<span alpha=\"55%\">\(text)</span>"
  }

  /// The text under the pointer.
  var tooltip: String {
    guard let control, let look = control.look else {
      return PangoMarkup.escape("\(control?.title ?? name): unavailable")
    }
    let facts = ControlText(control: control)
    let label = look.subtitle.isEmpty ? facts.value : look.subtitle
    var lines = [label.isEmpty ? control.title : "\(control.title): \(label)", look.status]
    lines.append(isPresent ? "" : "The service does not run")
    lines += [look.error, look.state == .current ? "" : "State: \(look.state.rawValue)"]
    lines.append(look.actionHint)
    return lines.filter { !$0.isEmpty }.map(PangoMarkup.escape).joined(separator: "\n")
  }
}
