internal import Bus

/// `controlctl press`.
enum PressCommand: Command {
  static let declaration = CommandDeclaration(
    "press", summary: "Press a button, and wait until its action has ended", operands: [.control])

  static func timeLimit(_ arguments: ParsedArguments) -> Duration? { ActionRunner.timeLimit }

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    try await ActionRunner(context: context, controlType: .button).run {
      center, control throws(BusError) in
      try await center.press(control)
    }
  }
}
