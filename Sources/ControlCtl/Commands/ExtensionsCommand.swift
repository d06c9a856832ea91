internal import ControlProtocol

/// `controlctl extensions`.
enum ExtensionsCommand: Command {
  static let declaration = CommandDeclaration(
    "extensions", summary: "List the programs that offer controls, with what is wrong with them",
    details: "With --quiet, only their bus names are written, one a line.")

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let extensions = try await context.controlCenter().extensions
    context.answer(json: .array(extensions.map(\.json)), bare: extensions.map(\.busName)) {
      if extensions.isEmpty { return context.remark("no extension is known") }
      context.print(table(extensions))
      for item in extensions { report(item, context) }
    }
  }

  private static func table(_ extensions: [ExtensionObject]) -> TextTable {
    let rows = extensions.map { item -> [TextCell] in
      let origin = item.isInstalled ? "installed" : "by hand"
      let style: TextStyle = item.state == "failed" ? .failure : .plain
      return [
        TextCell(item.busName, .bold), TextCell(item.state, style), TextCell(origin, .dim),
        TextCell("\(item.kinds.count)"), TextCell("\(item.problems.count)"),
      ]
    }
    return TextTable(headings: ["EXTENSION", "STATE", "ORIGIN", "KINDS", "PROBLEMS"], rows: rows)
  }

  private static func report(_ item: ExtensionObject, _ context: CommandContext) {
    let problems = (item.error.isEmpty ? [] : [item.error]) + item.problems
    guard !problems.isEmpty else { return }
    context.console.print("")
    context.console.print(item.busName.onOneLine + ":")
    for problem in problems {
      let line = TextStyle.warning.apply(
        to: problem.onOneLine, colored: context.console.isColored)
      context.console.print("  " + line)
    }
  }
}
