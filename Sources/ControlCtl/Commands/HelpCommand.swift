/// `controlctl help`.
enum HelpCommand: Command {
  static let declaration = CommandDeclaration(
    "help", summary: "Show what the program or a command does",
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
    let usage = UsageText(program: CommandList.program, colored: context.console.isColored)
    do {
      for line in try usage.lines(about: context.arguments.operand(0)) {
        context.console.print(line)
      }
    } catch {
      throw .usage(error, command: "help")
    }
  }
}
