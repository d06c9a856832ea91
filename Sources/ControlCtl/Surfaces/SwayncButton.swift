internal import ControlModel
internal import ControlProtocol

/// The button of a control in SwayNotificationCenter's `buttons-grid` and `menubar`.
struct SwayncButton {
  /// The control. The command lines name it by its id, which goes on to mean it alone.
  let control: ControlObject

  /// The entry for `actions` in swaync's `config.json`.
  ///
  /// swaync runs the commands within double quotes, so that an id is quoted with single ones.
  var json: JSONValue {
    let word = ShellWord.operands([control.id])
    guard control.controlType == .toggle else {
      return .members([
        "label": .string(control.title), "type": .string("normal"),
        "command": .string("controlctl --quiet --notify press \(word)"),
      ])
    }
    return .members([
      "label": .string(control.title), "type": .string("toggle"),
      "active": .boolean(control.look?.value ?? false),
      "command": .string("controlctl --quiet --notify set --from-swaync \(word)"),
      "update-command": .string("controlctl get --swaync \(word)"),
    ])
  }
}
