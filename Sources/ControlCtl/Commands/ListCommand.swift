internal import ControlProtocol

/// `controlctl list`.
enum ListCommand: Command {
  static let declaration = CommandDeclaration(
    "list", summary: "List the placed controls, in the user's order",
    details: """
      With --quiet, the names alone are written. Each is the shortest that means its control and \
      no other.
      """)

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let controls = try await context.controlCenter().controls
    context.answer(
      json: .array(controls.map(\.json)), bare: controls.map(NameFinder(controls).name)
    ) {
      if controls.isEmpty {
        context.remark("no control is placed; \"controlctl gallery\" shows what can be added")
      } else {
        context.print(ControlTable.of(controls))
      }
    }
  }
}
