internal import ControlModel
internal import ControlProtocol

/// What the user pastes into Waybar's files for a module of some controls.
struct WaybarModule {
  /// The controls. The command lines name them by their ids, which go on to mean them alone whatever
  /// is placed later.
  let controls: [ControlObject]
  /// The module's name behind `custom/`.
  let name: String

  /// Makes the module of these controls.
  ///
  /// - Parameter names: the controls' short names, of which the module's own is made.
  init(_ controls: [ControlObject], names: [String]) {
    self.controls = controls
    name = names.map(Self.identifier).joined(separator: "-")
  }

  /// The module's entry for `config.jsonc`.
  var configuration: JSONValue {
    let names = ShellWord.operands(controls.map(\.id))
    var members: [JSONMember] = [
      // Without "exec", some shells stay between the bar and the watch, which then outlives the bar.
      .init(key: "exec", value: .string("exec controlctl watch --waybar \(names)")),
      .init(key: "return-type", value: .string("json")),
      .init(key: "restart-interval", value: .integer(2)),
      // The text has no name in the Waybar of Debian 12, and is the first value in every one.
      .init(key: "format", value: .string("{icon} {}")),
      .init(key: "format-icons", value: Self.icons),
    ]
    members += zip(["on-click", "on-click-right", "on-click-middle"], controls)
      .map { JSONMember(key: $0, value: .string(Self.action($1))) }
    return .object([.init(key: "custom/\(name)", value: .object(members))])
  }

  /// The rules for `style.css`.
  var style: String {
    let tint = controls.count == 1 ? controls[0].look?.tint ?? "" : ""
    let on = tint.isEmpty ? "@theme_selected_bg_color" : tint
    let rules = [
      ("", "padding: 0 8px;"), (".on", "color: \(on);"), (".off", "opacity: 0.7;"),
      (".pending", "font-style: italic;"), (".stale", "opacity: 0.5;"),
      (".unavailable", "opacity: 0.3;"), (".error", "color: #e01b24;"),
    ]
    return rules.map { "#custom-\(name)\($0.0) { \($0.1) }" }.joined(separator: "\n")
  }

  private static let icons = JSONValue.members([
    "on": .string("●"), "off": .string("○"), "mixed": .string("◐"), "button": .string("▸"),
    "pending": .string("◌"), "unconfigured": .string("?"), "unavailable": .string("✕"),
    "error": .string("!"),
  ])

  private static func action(_ control: ControlObject) -> String {
    let verb = control.controlType == .button ? "press" : "toggle"
    return "controlctl --quiet --notify \(verb) \(ShellWord.operands([control.id]))"
  }

  /// A name with nothing in it that means something in a style sheet's selector.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
