/// A shell that completes the program's command lines.
enum Shell: String, CaseIterable, Sendable {
  /// GNU Bash.
  case bash
  /// The Z shell.
  case zsh
  /// fish.
  case fish

  /// The script that makes the shell complete the program's command lines.
  func completion(of program: ProgramDeclaration) -> String {
    switch self {
    case .bash: BashCompletion(program).script
    case .zsh: ZshCompletion(program).script
    case .fish: FishCompletion(program).script
    }
  }
}
