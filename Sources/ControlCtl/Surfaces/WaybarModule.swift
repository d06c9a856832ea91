internal import ControlModel
internal import ControlProtocol

/// What the user pastes into Waybar's files for a module of some controls.
struct WaybarModule {
  /// The controls with the names to use on the command line.
  let controls: [(name: String, control: ControlObject)]
  /// The module's name behind `custom/`.
  let name: String

  /// Makes the module of these controls.
  init(_ controls: [(name: String, control: ControlObject)]) {
    self.controls = controls
    name = controls.map { Self.identifier($0.name) }.joined(separator: "-")
  }

  /// The module's entry for `config.jsonc`.
  var configuration: JSONValue {
    let names = controls.map { ShellWord.quote($0.name) }.joined(separator: " ")
    var members: [JSONMember] = [
      .init(key: "exec", value: .string("controlctl watch --waybar \(names)")),
      .init(key: "return-type", value: .string("json")),
      .init(key: "restart-interval", value: .integer(2)),
      // The text has no name in the Waybar of Debian 12, and is the first value in every one.
      .init(key: "format", value: .string("{icon} {}")),
      .init(key: "format-icons", value: Self.icons),
    ]
    members += zip(["on-click", "on-click-right", "on-click-middle"], controls)
      .map { JSONMember(key: $0, value: .string(Self.action($1.name, $1.control))) }
    return .object([.init(key: "custom/\(name)", value: .object(members))])
  }

  /// The rules for `style.css`.
  var style: String {
    let tint = controls.count == 1 ? controls[0].control.look?.tint ?? "" : ""
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

  private static func action(_ name: String, _ control: ControlObject) -> String {
    let verb = control.controlType == .button ? "press" : "toggle"
    return "controlctl --quiet --notify \(verb) \(ShellWord.quote(name))"
  }

  /// A name with nothing in it that means something in a style sheet's selector.
  private static func identifier(_ name: String) -> String {
    String(name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "-" })
  }
}
