/// What the command line asks for.
enum Options {
  case serve
  case help
  case version

  /// Reads the arguments after the program's name; nil for what is no use of the program.
  init?(_ arguments: some Collection<String>) {
    switch Array(arguments) {
    case []: self = .serve
    case ["--help"], ["-h"]: self = .help
    case ["--version"]: self = .version
    default: return nil
    }
  }

  static let usage = """
    Usage: controlbusd [--help | --version]

    Serves org.controlbus on the session bus: the controls that extensions offer, for every
    panel, script and hotkey. It is started by D-Bus or systemd when it is needed.

      --help     print this text
      --version  print the version

    """
}
