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

  /// The options that may stand once this command was named.
  func options(of command: CommandDeclaration?) -> [OptionDeclaration] {
    options + (command?.options ?? [])
  }
}
