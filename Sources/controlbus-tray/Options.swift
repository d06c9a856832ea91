/// What the command line asks for.
enum Options {
  case run(primary: String?)
  case help
  case version

  /// Reads the arguments after the program's name; nil for what is no use of the program.
  init?(_ arguments: some Collection<String>) {
    let words = Array(arguments)
    switch words.first {
    case nil: self = .run(primary: nil)
    case "--help"?, "-h"?: self = .help
    case "--version"?: self = .version
    case "--primary"? where words.count == 2: self = .run(primary: words[1])
    case let word? where word.hasPrefix("--primary=") && words.count == 1:
      self = .run(primary: String(word.dropFirst("--primary=".count)))
    default: return nil
    }
  }

  static let usage = """
    Usage: controlbus-tray [--primary NAME | --help | --version]

    Shows the controls of ControlBus as the menu of an icon in the tray.

      --primary NAME  let a left click run this control: its id, kind or title
      --help          print this text
      --version       print the version

    """
}
