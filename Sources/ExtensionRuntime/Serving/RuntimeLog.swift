import Bus

/// What the runtime writes to the journal.
enum RuntimeLog {
  /// Writes one message, with the fields that make it searchable.
  static func write(_ message: String, priority: Journal.Priority, kind: String? = nil) {
    Journal.send(
      message, priority: priority, fields: kind.map { ["KIND": $0] } ?? [:])
  }
}
