internal import ProgramText

extension ExtensionCommand {
  /// What an extension's program of this name says of itself.
  static func help(program: String) -> ProgramHelp {
    ProgramHelp(
      name: program, summary: "offers controls to the desktop", synopsis: "[COMMAND [PLACE]]",
      details: """
        Serves its controls on the session bus, as long as somebody needs them. The desktop
        starts it without a command when one of its controls is used.

        PLACE is --user (the default), --prefix DIRECTORY or --destdir DIRECTORY or both. With
        --destdir, as when a package is built, the program has to lie below that folder
        already, and nothing is reloaded.
        """,
      options: [
        HelpEntry("manifest", "Print the manifest"), HelpEntry("describe", "List the controls"),
        HelpEntry("install [PLACE]", "Make the controls known to the desktop"),
        HelpEntry("uninstall [PLACE]", "Take back what install wrote"),
        HelpEntry("--user", "Install in the user's own folders"),
        HelpEntry("--prefix DIRECTORY", "Install in DIRECTORY/share, for everybody"),
        HelpEntry("--destdir DIRECTORY", "Write below DIRECTORY"),
        HelpEntry("--help", "Print this text"), HelpEntry("--help=man", "Print the manual page"),
      ],
      sections: [
        HelpSection(
          "EXIT STATUS",
          [
            HelpEntry("0", "It did what was asked, or nobody needs it any more"),
            HelpEntry("1", "It has no bus, or something could not be written"),
            HelpEntry("2", "Wrong usage"),
          ])
      ],
      related: ["controlbusd", "controlctl"])
  }
}
