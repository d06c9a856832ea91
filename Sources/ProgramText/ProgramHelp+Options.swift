extension ProgramHelp {
  /// The text that the arguments after the program's name ask for, by the options that every program
  /// has; nil when they ask for work.
  package func text(for arguments: [String]) -> String? {
    switch arguments {
    case ["--help"], ["-h"]: usage
    case ["--help=man"]: manualPage
    case ["--version"]: "\(name) \(Version.text)\n"
    default: nil
    }
  }
}
