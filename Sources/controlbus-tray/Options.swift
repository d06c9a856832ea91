internal import ProgramText

/// What the command line asks for.
struct Options {
  /// The control that a left click runs, instead of the choice that is remembered.
  let primary: String?

  /// Reads the arguments after the program's name; nil for what is no use of the program.
  init?(_ arguments: [String]) {
    let option = "--primary="
    switch arguments.count {
    case 0: primary = nil
    case 1 where arguments[0].hasPrefix(option):
      primary = String(arguments[0].dropFirst(option.count))
    case 2 where arguments[0] == "--primary": primary = arguments[1]
    default: return nil
    }
  }
}

extension ProgramHelp {
  /// The texts of the tray.
  static let tray = ProgramHelp(
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
