/// What a signpost marks.
public enum OSSignpostType: UInt8, Sendable {
  /// A point in time.
  case event = 0
  /// An interval's begin.
  case begin = 1
  /// An interval's end.
  case end = 2
}

/// Marks a point for a profiler. Linux has none that reads such marks, so nothing is written.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive
) {}

/// Marks a point for a profiler, with a message. Nothing is written.
public func os_signpost(
  _ type: OSSignpostType, log: OSLog, name: StaticString, signpostID: OSSignpostID = .exclusive,
  _ format: StaticString, _ arguments: Any...
) {}
