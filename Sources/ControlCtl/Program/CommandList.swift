/// The program's declaration, made of its commands.
enum CommandList {
  /// Every command, in the order in which the usage shows them.
  static let all: [any Command.Type] = [
    ListCommand.self, ShowCommand.self, GetCommand.self, SetCommand.self, ToggleCommand.self,
    PressCommand.self, WatchCommand.self, ReloadCommand.self, GalleryCommand.self,
    AddCommand.self, ConfigureCommand.self, RemoveCommand.self, MoveCommand.self,
    ExtensionsCommand.self, StatusCommand.self, WaybarCommand.self, SwayncCommand.self,
    CompletionCommand.self, HelpCommand.self,
  ]

  /// What the program accepts.
  static let program = ProgramDeclaration(
    name: "controlctl", summary: "shows and runs the controls of the desktop",
    options: [
      OptionDeclaration("json", letter: "j", help: "Write JSON"),
      OptionDeclaration(
        "quiet", letter: "q", help: "Write bare names and values, and no confirmation"),
      OptionDeclaration(
        "timeout", letter: "t", value: "SECONDS", help: "Give up after this time; 0 is never"),
      OptionDeclaration(
        "notify", letter: "n", help: "Show a failure as a desktop notification too"),
      OptionDeclaration("help", letter: "h", help: "Show what the program or the command does"),
      OptionDeclaration("version", help: "Show the version"),
    ],
    commands: all.map { $0.declaration })

  /// The command of this name; nil where there is none.
  static func command(named name: String) -> (any Command.Type)? {
    all.first { $0.declaration.name == name }
  }
}
