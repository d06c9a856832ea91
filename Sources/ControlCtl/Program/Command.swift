internal import Bus

/// One command of the program.
@BusActor protocol Command: Sendable {
  /// What the command accepts and means.
  nonisolated static var declaration: CommandDeclaration { get }

  /// The time that it may take where the user gives none; nil for a command without an end.
  nonisolated static func timeLimit(_ arguments: ParsedArguments) -> Duration?

  /// Runs the command.
  static func run(_ context: CommandContext) async throws(CommandFailure)
}

extension Command {
  /// Ten seconds: the host answers reads from its memory, so that this is for its start.
  nonisolated static func timeLimit(_ arguments: ParsedArguments) -> Duration? { .seconds(10) }
}
