internal import ControlProtocol

extension CommandContext {
  /// Writes an answer in the form that the user wants.
  ///
  /// - Parameters:
  ///   - json: the answer as JSON.
  ///   - bare: the names or values alone, a line each; none for a command that only says what it did.
  ///   - full: writes the answer for people.
  func answer(
    json: @autoclosure () -> JSONValue, bare: @autoclosure () -> [String] = [], full: () -> Void
  ) {
    if wantsJSON {
      print(json())
    } else if isQuiet {
      for line in bare() { console.print(line.onOneLine) }
    } else {
      full()
    }
  }

  /// Shows controls as they are after a command.
  func show(_ controls: [ControlObject], in center: ControlCenterClient) {
    let finder = NameFinder(center.controls)
    for control in controls {
      console.print(ControlText(control: control).line(named: finder.name(of: control)))
    }
  }

  /// Writes a JSON document, indented.
  func print(_ value: JSONValue) { console.print(value.indentedText) }

  /// Writes a table.
  func print(_ table: TextTable) {
    for line in table.lines(colored: console.isColored, columns: console.columns) {
      console.print(line)
    }
  }

  /// Writes a remark to the standard error, unless the user wants none.
  func remark(_ text: String) {
    if !isQuiet { console.report("controlctl: " + text) }
  }
}
