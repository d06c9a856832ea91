internal import ControlModel
internal import ControlProtocol

/// Everything about one control, a fact a line, as `show` writes it.
enum ControlDetails {
  /// A table of two columns without headings; facts that are empty are left out.
  static func of(_ control: ControlObject, name: String) -> TextTable {
    let facts = identity(control, name) + look(control) + configuration(control)
    let rows = facts.filter { !$0.1.text.isEmpty }.map { [TextCell($0.0, .dim), $0.1] }
    return TextTable(headings: [], rows: rows)
  }

  private static func identity(_ control: ControlObject, _ name: String) -> [(String, TextCell)] {
    [
      ("Title", TextCell(control.title, .bold)), ("Name", TextCell(name)),
      ("Id", TextCell(control.id)), ("Kind", TextCell(control.kind)),
      ("Type", TextCell(control.controlType.rawValue)),
      ("Extension", TextCell(control.extensionName)),
      ("Description", TextCell(control.description)),
    ]
  }

  private static func look(_ control: ControlObject) -> [(String, TextCell)] {
    let text = ControlText(control: control)
    guard let look = control.look else { return [("State", TextCell(text.state, .warning))] }
    let icon = [look.iconName, look.symbol].filter { !$0.isEmpty }
    return [
      ("Value", TextCell(text.value, text.valueStyle)), ("Label", TextCell(look.subtitle)),
      ("Status", TextCell(look.status)), ("Hint", TextCell(look.actionHint)),
      ("State", TextCell(text.state, text.stateStyle)), ("Error", TextCell(look.error, .failure)),
      ("Icon", TextCell(icon.joined(separator: ", "))), ("Tint", TextCell(look.tint)),
    ]
  }

  private static func configuration(_ control: ControlObject) -> [(String, TextCell)] {
    control.configuration.values.sorted { $0.key < $1.key }
      .map { ($0.key + "=", TextCell($0.value.plainText)) }
  }
}
