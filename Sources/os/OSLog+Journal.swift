internal import Bus

extension OSLog {
  /// Writes a message to the journal, with the log's names as fields; empty names are left out.
  func write(_ message: String, priority: Journal.Priority) {
    guard !isDisabled else { return }
    var fields: [String: String] = [:]
    if !subsystem.isEmpty { fields["SUBSYSTEM"] = subsystem }
    if !category.isEmpty { fields["CATEGORY"] = category }
    Journal.send(message, priority: priority, fields: fields)
  }
}

extension OSLogType {
  /// The syslog level that the journal's tools filter by.
  var priority: Journal.Priority {
    switch self {
    case .debug: .debug
    case .info: .info
    case .error: .error
    case .fault: .critical
    default: .notice
    }
  }
}
