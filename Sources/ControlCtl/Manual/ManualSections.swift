internal import ProgramText

/// The parts of the manual page that no declaration says.
enum ManualSections {
  /// What the program is, how controls are named, and what the JSON is like.
  static let description = """
    .B controlctl
    is a surface of ControlBus:
    it lists the controls that programs offer to the desktop, shows their values and runs them.
    It speaks to the service
    .B controlbusd
    over the D\\-Bus session bus, which starts the service when it is needed.
    .SS Names
    A control is named by its full id, its kind, the last component of its kind,
    or the name that it shows, in this order;
    upper and lower case count only where both occur.
    A name that fits several controls is refused, with the names that tell them apart.
    .SS Quiet
    With
    .B \\-\\-quiet
    the standard output is the bare answer, an item a line, without headings, labels and colours,
    and remarks are left out:
    names for a list, ids for
    .B show
    and
    .BR add ,
    the value for
    .BR get .
    A command that only confirms what it did writes nothing, and its exit status tells.
    Failures are told as ever.
    .SS Time
    .B \\-\\-timeout
    bounds the whole command.
    The service itself answers an action after 20 seconds at the latest, and a fresh look after 5
    once its extension runs, also under a longer limit.
    .SS JSON
    With
    .B \\-\\-json
    the standard output is one JSON document, or with
    .B watch
    one a line, and
    .B \\-\\-quiet
    does not change it.
    A control is an object with the keys id, kind, type, extension, displayName, description,
    configuration and privacySensitive and, once its kind was described,
    title, subtitle, status, actionHint, symbol, iconName, tint, enabled, redacted, state, pending,
    error and revision; a toggle has value, off and on too.
    .BR list ,
    .B move
    and
    .B reload
    write an array of such objects, every other command about a control one.
    .B gallery
    writes an array of kinds, and with KIND one: objects of kind, type, extension, displayName,
    description, promptsForConfiguration, parameters and preview.
    A parameter is an object of name, title, description, type, list, required, default, minimum,
    maximum, hasOptions, searchable and dependsOn, the names of the parameters that its choices depend
    on; default, minimum and maximum are null where there is none.
    A preview is an object of title, subtitle, actionHint, symbol, iconName and tint, or null.
    .B gallery \\-\\-options
    writes an array of choices: objects of value, title, subtitle, iconName and section.
    .B extensions
    writes an array of objects of busName, state, error, installed, kinds and problems.
    .B status
    writes an object of running, version, locked, the numbers of controls, attention, kinds,
    extensions and failedExtensions, and problems: an array of texts, those of the service itself
    first, and those of an extension after its bus name;
    .B completion
    one of shell and script;
    .B help
    one of name, summary, options and, of the program, commands or, of a command, details, synopsis
    and operands;
    .B \\-\\-version
    one of version.
    .B waybar
    and
    .B swaync
    write what the bar reads.
    A line of
    .B watch
    is an object with event (control, added, removed, order, appeared or vanished),
    and with name and control where it is about one;
    removed has the name alone.
    The event order has ids, the full ids of all controls in their order,
    and appeared has version, that of the service.
    After a failure the standard output is empty, that of
    .B status
    apart.
    """

  /// The statuses.
  static var exitStatus: String {
    let entries = ExitStatus.allCases.map { ".TP\n.B \($0.rawValue)\n\(Roff.escape($0.meaning))" }
    return ".SH \"EXIT STATUS\"\n" + entries.joined(separator: "\n")
  }

  /// Environment, files, examples and other pages.
  static let closing = """
    .SH ENVIRONMENT
    .TP
    .B DBUS_SESSION_BUS_ADDRESS
    The bus; without it, that of the user\\(aqs session.
    .TP
    .B NO_COLOR
    When it is set and not empty, nothing is coloured.
    .TP
    .B SWAYNC_TOGGLE_STATE
    The value for
    .BR "set \\-\\-from\\-swaync" .
    .SH FILES
    .TP
    .I $XDG_RUNTIME_DIR/controlbus/notifications
    The notifications that are shown, so that a control\\(aqs next one takes the place of its last.
    .SH EXAMPLES
    .EX
    controlctl toggle focus\\-mode
    controlctl set focus\\-mode on \\-\\-notify
    controlctl add timer minutes=5 name=Tea
    controlctl watch \\-\\-waybar focus\\-mode
    .EE
    .SH "SEE ALSO"
    .BR controlbusd (1),
    .BR busctl (1)
    """
}
