internal import Bus

/// `controlctl toggle`.
enum ToggleCommand: Command {
  static let declaration = CommandDeclaration(
    "toggle", summary: "Switch a toggle to the opposite of what it is",
    details: "The toggle is evaluated first, so that an old value does no harm.",
    operands: [.control])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? { ActionRunner.timeLimit }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    try await ActionRunner(context: context, controlType: .toggle).run {
      center, control throws(BusError) in
      try await center.toggle(control)
    }
  }
}
