internal import ControlProtocol

/// `controlctl list`.
enum ListCommand: Command {
  static let declaration = CommandDeclaration(
    "list", summary: "List the placed controls, in the user's order",
    details: """
      With --quiet, only the names are written, one a line. Each is the shortest that means its \
      control and no other.
      """)

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let controls = try await context.controlCenter().controls
    if context.wantsJSON {
      context.print(.array(controls.map(\.json)))
    } else if context.isQuiet {
      let finder = ControlFinder(controls)
      for control in controls { context.console.print(finder.name(of: control).onOneLine) }
    } else if controls.isEmpty {
      context.remark("no control is placed; \"controlctl gallery\" shows what can be added")
    } else {
      context.print(ControlTable.of(controls))
    }
  }
}
