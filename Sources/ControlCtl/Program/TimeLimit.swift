/// The time that a command may take.
enum TimeLimit {
  /// The user's limit, else the command's own; nil for none.
  static func of(
    _ arguments: ParsedArguments, command: any Command.Type
  ) throws(CommandFailure) -> Duration? {
    guard let text = arguments.value(of: "timeout") else { return command.timeLimit(arguments) }
    let isDecimal = text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    guard isDecimal, let seconds = Double(text), seconds < 1_000_000 else {
      let problem = UsageProblem.badValue(
        place: "--timeout", text: text, expected: "a number of seconds")
      throw .usage(problem, command: command.declaration.name)
    }
    return seconds == 0 ? nil : .seconds(seconds)
  }
}
