/// When an evaluation that failed is repeated: after pauses that double from failure to failure.
struct RetrySchedule: Hashable, Sendable {
  /// When the next one is due; nil when none is.
  private(set) var due: Duration?
  private var pause = ControlTiming.firstRetry

  /// Notes a failure.
  mutating func schedule(at now: Duration) {
    due = now + pause
    pause = min(pause * 2, ControlTiming.lastRetry)
  }

  /// Notes that an evaluation begins, whoever asked for it.
  mutating func cancel() {
    due = nil
  }

  /// Forgets all failures.
  mutating func reset() {
    self = RetrySchedule()
  }
}
