internal import ControlModel
internal import ControlProtocol

/// How a control's text on the bar is made: a template with places for what the control shows.
struct WaybarFormat: Hashable, Sendable {
  /// The template, such as `{title}: {subtitle}`. It may hold Pango markup of its own.
  let template: String

  /// The template that shows the title.
  static let standard = WaybarFormat(template: "{title}")

  /// The text for a control, with everything that comes from the control escaped.
  func text(of control: ControlObject) -> String {
    let values: [String: String] = [
      "title": control.title, "subtitle": control.look?.subtitle ?? "",
      "status": control.look?.status ?? "", "value": ControlText(control: control).value,
      "hint": control.look?.actionHint ?? "", "error": control.look?.error ?? "",
      "state": control.look?.state.rawValue ?? "",
    ]
    return fill { values[$0].map(PangoMarkup.escape) }
  }

  /// Puts values into the places; a place that nobody knows stays as it stands.
  private func fill(_ value: (String) -> String?) -> String {
    var result = ""
    var rest = template[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      result += rest[..<open]
      let name = String(rest[rest.index(after: open)..<close])
      result += value(name) ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return result + rest
  }
}
