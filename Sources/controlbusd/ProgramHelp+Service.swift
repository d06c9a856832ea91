internal import ProgramText

extension ProgramHelp {
  /// The texts of the service.
  static let controlbusd = ProgramHelp(
    name: "controlbusd", summary: "the service of ControlBus", synopsis: "[--help | --version]",
    details: """
      Serves org.controlbus on the session bus: the controls that extensions offer, for every
      panel, script and hotkey. It is started by D-Bus or systemd when it is needed.
      """,
    options: [
      HelpEntry("--help", "Print this text"), HelpEntry("--version", "Print the version"),
    ],
    sections: [
      HelpSection(
        "EXIT STATUS",
        [
          HelpEntry("0", "It was asked to end"),
          HelpEntry("1", "It has no bus, or its name there belongs to another"),
          HelpEntry("2", "Wrong usage"),
        ]),
      HelpSection(
        "FILES",
        [
          HelpEntry(
            "$XDG_CONFIG_HOME/controlbus/controls.json", "The placed controls and their order"),
          HelpEntry(
            "$XDG_STATE_HOME/controlbus/arrangement.json",
            "The same as they were last read, for a start with a file that cannot be read"),
          HelpEntry(
            "$XDG_STATE_HOME/controlbus/snapshots.json",
            "What the controls looked like, for the next start"),
          HelpEntry(
            "$XDG_DATA_HOME/controlbus/extensions, and the same in $XDG_DATA_DIRS",
            "The manifests of the extensions"),
        ]),
    ],
    related: ["controlctl", "controlbus-tray", "busctl"])
}
