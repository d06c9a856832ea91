/// `controlctl completion`.
enum CompletionCommand: Command {
  static let declaration = CommandDeclaration(
    "completion", summary: "Print the completions for a shell",
    details: """
      bash: source <(controlctl completion bash)

      zsh: controlctl completion zsh > _controlctl, in a folder of $fpath

      fish: controlctl completion fish | source
      """,
    operands: [
      OperandDeclaration(
        "SHELL", help: "bash, zsh or fish", completion: .words(Shell.allCases.map(\.rawValue)))
    ])

  static func run(_ context: CommandContext) async throws(CommandFailure) {
    let name = context.arguments.requiredOperand(0)
    guard let shell = Shell(rawValue: name) else {
      let expected = "bash, zsh or fish"
      throw .usage(
        .badValue(place: "SHELL", text: name, expected: expected), command: "completion")
    }
    let script = shell.completion(of: CommandList.program)
    if context.wantsJSON {
      context.print(.members(["shell": .string(name), "script": .string(script)]))
    } else {
      context.console.print(script)
    }
  }
}
