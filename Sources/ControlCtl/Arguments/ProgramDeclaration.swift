/// The program as a whole: the options that every command takes, and the commands.
struct ProgramDeclaration: Sendable {
  /// The program's name.
  let name: String
  /// What the program does, in one sentence without a full stop.
  let summary: String
  /// The options that may stand before and after the command's name.
  let options: [OptionDeclaration]
  /// The commands, in the order in which the usage shows them.
  let commands: [CommandDeclaration]

  /// The command of this name; nil where there is none.
  func command(named name: String) -> CommandDeclaration? {
    commands.first { $0.name == name }
  }

  /// The command of this name, which has to be one.
  func known(_ name: String) throws(UsageProblem) -> CommandDeclaration {
    if let command = command(named: name) { return command }
    let nearest = Suggestions.nearest(to: name, among: commands.map(\.name))
    throw .unknownCommand(name, suggestions: nearest)
  }

  /// The options that may stand once this command was named.
  func options(of command: CommandDeclaration?) -> [OptionDeclaration] {
    options + (command?.options ?? [])
  }
}
