internal import ControlModel
internal import ControlProtocol

/// The table of placed controls that `list` shows.
enum ControlTable {
  /// One row a control.
  static func of(_ controls: [ControlObject]) -> TextTable {
    let finder = NameFinder(controls)
    let rows = controls.map { control -> [TextCell] in
      let text = ControlText(control: control)
      let value = text.value.isEmpty ? control.controlType.rawValue : text.value
      return [
        TextCell(finder.name(of: control), .bold), TextCell(control.title),
        TextCell(value, text.valueStyle), TextCell(text.label),
        TextCell(text.state, text.stateStyle), TextCell(text.error, .failure),
      ]
    }
    return TextTable(headings: ["NAME", "TITLE", "VALUE", "LABEL", "STATE", "ERROR"], rows: rows)
  }
}
