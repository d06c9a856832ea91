/// `controlctl help`.
enum HelpCommand: Command {
  static let declaration = CommandDeclaration(
    "help", summary: "Show what the program or a command does",
    details: "--help, before or after a command's name, shows the same.",
    operands: [
      OperandDeclaration("COMMAND", count: .optional, help: "The command", completion: .commands)
    ],
    options: [
      OptionDeclaration("man", help: "Print the manual page for man(1)", isHidden: true)
    ])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    if context.arguments.has("man") {
      return context.console.print(ManualPage(CommandList.program).text)
    }
    do {
      try show(context.arguments.operand(0), json: context.wantsJSON, context.console)
    } catch {
      throw .usage(error, command: "help")
    }
  }

  /// Shows what the program or a command does.
  ///
  /// - Parameter name: the command; nil for the program.
  static func show(
    _ name: String?, json: Bool, _ console: any Console
  ) throws(UsageProblem) {
    let program = CommandList.program
    if json {
      let value = try name.map { (name) throws(UsageProblem) in try program.known(name).json }
      return console.print((value ?? program.json).indentedText)
    }
    let usage = UsageText(program: program, colored: console.isColored)
    for line in try usage.lines(about: name) { console.print(line) }
  }
}
