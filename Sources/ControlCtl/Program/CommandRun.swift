internal import Bus

/// One command on its way: it ends by itself or at its deadline, whichever comes first.
@BusActor final class CommandRun {
  private let command: any Command.Type
  private let arguments: ParsedArguments
  private let console: any Console
  private let environment: [String: String]
  private let limit: Duration?

  /// How long the desktop's notifications may hold the program, whatever hangs.
  private static let patience = Duration.seconds(5)

  /// Makes a run.
  init(
    _ command: any Command.Type, arguments: ParsedArguments, console: any Console,
    environment: [String: String], limit: Duration?
  ) {
    self.command = command
    self.arguments = arguments
    self.console = console
    self.environment = environment
    self.limit = limit
  }

  /// Runs the command, reports its failure, and then shows it on the desktop where that is wanted.
  func finish() async -> ExitStatus {
    let context = CommandContext(
      arguments: arguments, console: console, environment: environment, limit: limit)
    let failure = await outcome(in: context)
    context.stopClock()
    let status = Program.report(failure, console)
    if arguments.has("notify") { await notify(failure, context) }
    context.close()
    return status
  }

  private func outcome(in context: CommandContext) async -> CommandFailure? {
    let command = command
    return await FirstOf<CommandFailure?>().result { first in
      do throws(BusError) {
        try context.startClock { first.end($0) }
      } catch {
        return .noBus(error)
      }
      do throws(CommandFailure) {
        try await command.run(context)
        return nil
      } catch {
        return error
      }
    }
  }

  private func notify(_ failure: CommandFailure?, _ context: CommandContext) async {
    var deadline: Deadline?
    await FirstOf<Void>().result { first in
      deadline = try? Deadline(Self.patience) { first.end(()) }
      await FailureNotifier(context).show(failure)
    }
    deadline?.cancel()
  }
}
