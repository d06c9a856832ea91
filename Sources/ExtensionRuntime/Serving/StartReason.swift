import Foundation

/// Who started the process.
enum StartReason {
  /// Whether the bus or the service manager started it because somebody called.
  ///
  /// systemd names the process that it started itself, which a child does not inherit. dbus-daemon
  /// sets a variable that children do inherit, so a terminal speaks against it.
  static let isActivated: Bool = {
    let environment = ProcessInfo.processInfo.environment
    if environment["SYSTEMD_EXEC_PID"] == String(getpid()) { return true }
    return environment["DBUS_STARTER_ADDRESS"] != nil && isatty(STDIN_FILENO) == 0
  }()
}
