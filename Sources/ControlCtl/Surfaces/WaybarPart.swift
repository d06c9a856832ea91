internal import ControlModel
internal import ControlProtocol

/// One control of a Waybar module.
struct WaybarPart: Hashable, Sendable {
  /// Whether the control is on the bus now, and why it is not.
  enum Presence: Hashable, Sendable {
    /// It is there.
    case present
    /// The service does not run.
    case serviceGone
    /// The service runs, and has no control of this name.
    case controlGone
    /// The service runs, and the name fits several controls.
    case ambiguous
  }

  /// The name by which the user named the control.
  let name: String
  /// What was last known of the control; nil when it was never seen.
  let control: ControlObject?
  /// Whether the control is on the bus now.
  let presence: Presence

  /// The classes beside the value, the most pressing first.
  static let markOrder = [
    "error", "unavailable", "unconfigured", "pending", "stale", "placeholder", "disabled",
    "redacted",
  ]

  /// The marks that are more than a remark, so that they decide about `alt`.
  static let pressing: Set = ["error", "unavailable", "unconfigured", "pending"]

  /// Makes a part.
  init(name: String, control: ControlObject?, presence: Presence) {
    self.name = name
    self.control = control
    self.presence = presence
  }

  /// A toggle's value.
  var value: Bool? { control?.look?.value }

  /// Whether the control is a button.
  var isButton: Bool { control?.controlType == .button }

  /// The classes that apply, beside the value.
  var marks: Set<String> {
    guard presence == .present, let look = control?.look else { return ["unavailable"] }
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
      return Self.markup(["\(control?.title ?? name): unavailable", absence])
    }
    let facts = ControlText(control: control)
    let label = look.subtitle.isEmpty ? facts.value : look.subtitle
    var lines = [label.isEmpty ? control.title : "\(control.title): \(label)", look.status]
    lines.append(absence)
    lines += [look.error, look.state == .current ? "" : "State: \(look.state.rawValue)"]
    lines.append(look.actionHint)
    return Self.markup(lines)
  }

  private var absence: String {
    switch presence {
    case .present: ""
    case .serviceGone: "The service does not run"
    case .controlGone: "There is no such control"
    case .ambiguous: "The name fits several controls"
    }
  }

  private static func markup(_ lines: [String]) -> String {
    lines.filter { !$0.isEmpty }.map(PangoMarkup.escape).joined(separator: "\n")
  }
}
