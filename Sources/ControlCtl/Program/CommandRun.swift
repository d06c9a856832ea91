internal import Bus

/// One command on its way: it ends by itself or at its deadline, whichever comes first.
@BusActor final class CommandRun {
  private let command: any Command.Type
  private let arguments: ParsedArguments
  private let console: any Console
  private let environment: [String: String]
  private let limit: Duration?
  private var continuation: CheckedContinuation<CommandFailure?, Never>?

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

  /// Runs the command and gives its failure back; nil is success.
  func finish() async -> CommandFailure? {
    let context = CommandContext(
      arguments: arguments, console: console, environment: environment, limit: limit)
    do {
      try context.startClock { [weak self] in self?.end($0) }
    } catch {
      return .noBus(error)
    }
    let failure = await outcome(in: context)
    context.stopClock()
    if arguments.has("notify") { await FailureNotifier(context).show(failure) }
    context.close()
    return failure
  }

  /// Waits for the command's own end or for ``end(_:)``, so that not even a call that cannot be
  /// cancelled holds the program.
  private func outcome(in context: CommandContext) async -> CommandFailure? {
    let command = command
    let task = Task { @BusActor in
      do throws(CommandFailure) {
        try await command.run(context)
        self.end(nil)
      } catch {
        self.end(error)
      }
    }
    let failure = await withCheckedContinuation { continuation = $0 }
    task.cancel()
    return failure
  }

  private func end(_ failure: CommandFailure?) {
    continuation?.resume(returning: failure)
    continuation = nil
  }
}
