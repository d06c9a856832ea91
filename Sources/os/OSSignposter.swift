/// Marks intervals for a profiler. Linux has none that reads such marks, so nothing is written.
public struct OSSignposter: Sendable {
  /// Never marks anything.
  public static let disabled = OSSignposter()

  /// A signposter of no subsystem.
  public init() {}

  /// A signposter of a subsystem and a category.
  public init(subsystem: String, category: String) {}

  /// A signposter of a subsystem and one of the system's categories.
  public init(subsystem: String, category: OSLog.Category) {}

  /// A signposter that belongs to a log.
  public init(logHandle: OSLog) {}

  /// A signposter that belongs to a logger.
  public init(logger: Logger) {}

  /// False: nobody reads the marks.
  public var isEnabled: Bool { false }

  /// An identifier for one of several intervals of one name.
  public func makeSignpostID() -> OSSignpostID { .exclusive }

  /// An identifier for the intervals of one object.
  public func makeSignpostID(from object: AnyObject) -> OSSignpostID {
    OSSignpostID(log: .default, object: object)
  }

  /// Begins an interval.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Begins an interval with a message.
  public func beginInterval(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) -> OSSignpostIntervalState {
    OSSignpostIntervalState(id: id)
  }

  /// Ends an interval.
  public func endInterval(_ name: StaticString, _ state: OSSignpostIntervalState) {}

  /// Ends an interval with a message.
  public func endInterval(
    _ name: StaticString, _ state: OSSignpostIntervalState, _ message: OSLogMessage
  ) {}

  /// Marks a point in time.
  public func emitEvent(_ name: StaticString, id: OSSignpostID = .exclusive) {}

  /// Marks a point in time with a message.
  public func emitEvent(
    _ name: StaticString, id: OSSignpostID = .exclusive, _ message: OSLogMessage
  ) {}

  /// Runs a closure within an interval.
  public func withIntervalSignpost<Result>(
    _ name: StaticString, id: OSSignpostID = .exclusive, around task: () throws -> Result
  ) rethrows -> Result {
    try task()
  }
}
