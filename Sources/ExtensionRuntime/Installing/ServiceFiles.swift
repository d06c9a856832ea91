/// The texts that make the bus and systemd start an extension on demand.
struct ServiceFiles {
  /// The extension's bus name, which is also its unit's.
  var busName: String
  /// The name shown to people.
  var name: String
  /// The path of the program.
  var program: String

  /// The D-Bus service file: `SystemdService=` where systemd starts services, `Exec=` elsewhere.
  var busService: String {
    """
    [D-BUS Service]
    Name=\(busName)
    Exec=\(busQuoted(program))
    SystemdService=\(busName).service

    """
  }

  /// The systemd user unit.
  ///
  /// Nothing in it can keep the unit from starting, because a caller would hang on dbus-daemon:
  /// no condition, no start limit. `NotifyAccess=` lets `STOPPING=1` arrive, so that an extension
  /// that leaves is not stopped half way. `KillMode=process`: what a control started stays when the
  /// extension leaves by itself.
  var systemdUnit: String {
    """
    [Unit]
    Description=\(unitEscaped("Controls of \(name)"))
    PartOf=graphical-session.target
    StartLimitIntervalSec=0

    [Service]
    Type=dbus
    BusName=\(busName)
    NotifyAccess=main
    ExecStart=\(unitCommand)
    TimeoutStopSec=30s
    KillMode=process

    """
  }

  /// Quoted for the shell-like reading of `Exec=`, after the escapes of the file format.
  private func busQuoted(_ path: String) -> String {
    let quoted = "'" + path.replacing("'", with: #"'\''"#) + "'"
    return quoted.replacing(#"\"#, with: #"\\"#)
  }

  /// systemd takes quotes and backslashes in an argument, and not in the name of the program to start:
  /// a shell, which becomes the program, takes it as an argument then.
  private var unitCommand: String {
    let command = unitQuoted(program)
    guard program.contains(where: { #"'"\"#.contains($0) }) else { return command }
    return #":/bin/sh -c "exec \"$0\"" "# + command
  }

  private func unitQuoted(_ path: String) -> String {
    let escaped = path.replacing(#"\"#, with: #"\\"#).replacing("\"", with: #"\""#)
    return "\"" + unitEscaped(escaped) + "\""
  }

  private func unitEscaped(_ text: String) -> String {
    String(text.map { $0.isNewline ? " " : $0 }).replacing("%", with: "%%")
  }
}
