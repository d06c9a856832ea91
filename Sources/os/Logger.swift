internal import Bus

/// Writes messages to the systemd journal.
///
/// Every message has the fields `SUBSYSTEM` and `CATEGORY`, and its level as `PRIORITY`:
/// `journalctl --user SUBSYSTEM=com.example.app -p info`. All levels are written; which are kept is
/// journald's setting.
public struct Logger: Sendable {
  private let log: OSLog

  /// A logger of no subsystem.
  public init() {
    self.init(.default)
  }

  /// A logger of a subsystem, usually in reverse-DNS form, and a category.
  public init(subsystem: String, category: String) {
    self.init(OSLog(subsystem: subsystem, category: category))
  }

  /// A logger that writes where a log object does.
  public init(_ log: OSLog) {
    self.log = log
  }

  /// Writes at the default level: priority `notice`.
  public func log(_ message: OSLogMessage) { write(message, .notice) }

  /// Writes at a level given as a value.
  public func log(level: OSLogType, _ message: OSLogMessage) { write(message, level.priority) }

  /// Writes for development: priority `debug`.
  public func trace(_ message: OSLogMessage) { write(message, .debug) }

  /// Writes for development: priority `debug`.
  public func debug(_ message: OSLogMessage) { write(message, .debug) }

  /// Writes what is helpful, not essential: priority `info`.
  public func info(_ message: OSLogMessage) { write(message, .info) }

  /// Writes what matters in troubleshooting: priority `notice`.
  public func notice(_ message: OSLogMessage) { write(message, .notice) }

  /// Writes a warning: priority `warning`.
  public func warning(_ message: OSLogMessage) { write(message, .warning) }

  /// Writes an error: priority `err`.
  public func error(_ message: OSLogMessage) { write(message, .error) }

  /// Writes a fault of the program: priority `crit`.
  public func critical(_ message: OSLogMessage) { write(message, .critical) }

  /// Writes a fault of the program: priority `crit`.
  public func fault(_ message: OSLogMessage) { write(message, .critical) }

  private func write(_ message: OSLogMessage, _ priority: Journal.Priority) {
    log.write(message.text, priority: priority)
  }
}
