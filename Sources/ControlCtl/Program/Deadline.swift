internal import Bus

/// The time within which a command must have ended.
@BusActor final class Deadline {
  /// The time.
  let limit: Duration
  private let timer: TimerSource

  /// Starts the clock.
  ///
  /// - Parameters:
  ///   - limit: the time from now.
  ///   - expired: what to do when it is over; not called once the deadline was cancelled.
  init(_ limit: Duration, expired: @escaping @BusActor () -> Void) throws(BusError) {
    self.limit = limit
    timer = try EventLoop.shared.timer(after: limit, expired)
  }

  /// Gives the command the whole time again: a person answered a question meanwhile.
  func restart() { timer.rearm(after: limit) }

  /// Stops the clock.
  func cancel() { timer.cancel() }
}
