internal import Bus
internal import ProgramText

/// The command line program without its edge: arguments in, lines to a console, a status out.
public enum Program {
  /// Runs one command line to its end.
  ///
  /// - Parameters:
  ///   - arguments: the arguments, without the program's own name.
  ///   - console: where the lines go.
  ///   - environment: the environment variables; `SWAYNC_TOGGLE_STATE` and `XDG_RUNTIME_DIR` are
  ///     looked at.
  /// - Returns: the status to exit with. Every failure was reported in one line by then.
  @BusActor public static func run(
    _ arguments: [String], console: any Console, environment: [String: String]
  ) async -> ExitStatus {
    let parsed: ParsedArguments
    do {
      parsed = try ArgumentParser.parse(arguments, of: CommandList.program)
      if try showHelp(parsed, console) { return .success }
    } catch {
      let command = arguments.first { CommandList.command(named: $0) != nil }
      return report(.usage(error, command: command), console)
    }
    guard let name = parsed.command, let command = CommandList.command(named: name) else {
      return report(.usage(.missingCommand, command: nil), console)
    }
    return await run(command, parsed, console, environment)
  }

  @BusActor private static func run(
    _ command: any Command.Type, _ arguments: ParsedArguments, _ console: any Console,
    _ environment: [String: String]
  ) async -> ExitStatus {
    do throws(CommandFailure) {
      let limit = try TimeLimit.of(arguments, command: command)
      let run = CommandRun(
        command, arguments: arguments, console: console, environment: environment, limit: limit)
      return await run.finish()
    } catch {
      return report(error, console)
    }
  }

  /// Answers `--version` and `--help`; says whether one of them was given.
  @BusActor private static func showHelp(
    _ arguments: ParsedArguments, _ console: any Console
  ) throws(UsageProblem) -> Bool {
    let json = arguments.has("json")
    if arguments.has("version") {
      let version = JSONValue.members(["version": .string(Version.text)])
      console.print(json ? version.indentedText : "controlctl \(Version.text)")
      return true
    }
    guard arguments.has("help") else { return false }
    try HelpCommand.show(arguments.command, json: json, console)
    return true
  }

  /// Reports a failure in one line, and says the status to exit with.
  @BusActor static func report(_ failure: CommandFailure?, _ console: any Console) -> ExitStatus {
    guard let failure else { return .success }
    console.report("controlctl: " + failure.text)
    return failure.exitStatus
  }
}
