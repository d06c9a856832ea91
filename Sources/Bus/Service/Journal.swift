internal import CSystemd
internal import Glibc

/// The log of an executable.
///
/// Standard error decides, as for systemd's own programs: where it is connected to the journal
/// (`$JOURNAL_STREAM` names its device and inode) or is closed, entries go there with all their
/// fields. Anywhere else, in a terminal, a test or a container, somebody reads standard error, and
/// gets one plain line an entry.
public enum Journal {
  /// How grave a message is: the levels of syslog.
  public enum Priority: Int, Sendable, Comparable {
    /// The program cannot go on.
    case critical = 2
    /// Something failed.
    case error = 3
    /// Something is wrong but was dealt with.
    case warning = 4
    /// Normal, but worth knowing.
    case notice = 5
    /// Normal.
    case info = 6
    /// For those who look for a fault.
    case debug = 7

    /// More grave is less, as in syslog.
    public static func < (left: Priority, right: Priority) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// Logs a message, any thread. `sd_journal_sendv`.
  ///
  /// - Parameters:
  ///   - message: The text, one or more lines.
  ///   - priority: Its gravity.
  ///   - fields: Further fields, by names of upper-case letters, digits and underscores. The
  ///     journal keeps no field with another name.
  public static func send(
    _ message: String, priority: Priority = .info, fields: [String: String] = [:]
  ) {
    guard usesJournal else {
      writeLine(message, priority)
      return
    }
    var entries = ["MESSAGE=\(message)", "PRIORITY=\(priority.rawValue)"]
    entries += fields.map { "\($0.key)=\($0.value)" }
    sendEntries(entries)
  }

  private static let usesJournal: Bool = {
    var status = stat()
    guard fstat(STDERR_FILENO, &status) == 0 else { return true }
    guard let stream = getenv("JOURNAL_STREAM") else { return false }
    return String(cString: stream) == "\(status.st_dev):\(status.st_ino)"
  }()

  private static func sendEntries(_ entries: [String]) {
    let buffers = entries.map { entry in
      let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: entry.utf8.count, alignment: 1)
      buffer.copyBytes(from: entry.utf8)
      return buffer
    }
    defer { for buffer in buffers { buffer.deallocate() } }
    let vectors = buffers.map { iovec(iov_base: $0.baseAddress, iov_len: $0.count) }
    _ = sd_journal_sendv(vectors, Int32(vectors.count))
  }

  private static func writeLine(_ message: String, _ priority: Priority) {
    let line = Array("\(priority): \(message)\n".utf8)
    _ = line.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
