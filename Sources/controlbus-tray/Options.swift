internal import ProgramText

/// What the command line asks for.
enum Options {
  case run(primary: String?)
  case help
  case manual
  case version

  /// Reads the arguments after the program's name; nil for what is no use of the program.
  init?(_ arguments: some Collection<String>) {
    let words = Array(arguments)
    switch words.first {
    case nil: self = .run(primary: nil)
    case "--help"?, "-h"?: self = .help
    case "--help=man"?: self = .manual
    case "--version"?: self = .version
    case "--primary"? where words.count == 2: self = .run(primary: words[1])
    case let word? where word.hasPrefix("--primary=") && words.count == 1:
      self = .run(primary: String(word.dropFirst("--primary=".count)))
    default: return nil
    }
  }

  static let program = ProgramHelp(
    name: "controlbus-tray", summary: "the controls of ControlBus in the panel's tray",
    synopsis: "[--primary NAME | --help | --version]",
    details: """
      Shows the controls of ControlBus as the menu of an icon in the tray. It works with every panel
      that shows StatusNotifierItems, comes back when the panel does, and shows the state that the
      service tells, never one of its own.

      A session that systemd runs starts it by its unit, controlbus-tray.service; other ones start it
      by its autostart file. A second one takes the place of the first.
      """,
    options: [
      HelpEntry("--primary NAME", "Let a left click run this control: its id, kind or title"),
      HelpEntry("--help", "Print this text"), HelpEntry("--version", "Print the version"),
    ],
    sections: [
      HelpSection(
        "EXIT STATUS",
        [
          HelpEntry("0", "It was asked to end"), HelpEntry("1", "It has no session bus"),
          HelpEntry("2", "Wrong usage"),
        ]),
      HelpSection(
        "FILES",
        [
          HelpEntry(
            "$XDG_CONFIG_HOME/controlbus/tray.conf",
            "The control that was chosen in the menu for the left click: primary = ID")
        ]),
    ],
    related: ["controlctl", "controlbusd"])
}
