internal import CSystemd
internal import Glibc

/// A timer that fires once and can be set again. `sd_event_add_time` on `CLOCK_MONOTONIC`.
@BusActor public final class TimerSource: EventSource {
  private let handler: @BusActor () -> Void

  init(after delay: Duration, _ handler: @escaping @BusActor () -> Void) throws(BusError) {
    self.handler = handler
    let due = EventLoop.now.advanced(by: delay)
    // Accuracy 0 would mean 250 ms to sd-event; 1 µs is exact.
    try super.init { event, source, userdata in
      sd_event_add_time(
        event, &source, CLOCK_MONOTONIC, due.microseconds, 1,
        { _, _, userdata in TimerSource.fire(userdata) },
        userdata)
    }
  }

  /// Lets the timer fire once more, `delay` from now, instead of any earlier time that was set.
  /// Does nothing after ``EventSource/cancel()``.
  public func rearm(after delay: Duration) {
    guard let source else { return }
    sd_event_source_set_time(source, EventLoop.now.advanced(by: delay).microseconds)
    sd_event_source_set_enabled(source, Int32(SD_EVENT_ONESHOT))
  }

  /// Keeps the timer from firing until it is set again.
  public func disarm() {
    guard let source else { return }
    sd_event_source_set_enabled(source, Int32(SD_EVENT_OFF))
  }

  private nonisolated static func fire(_ userdata: UnsafeMutableRawPointer?) -> Int32 {
    BusActor.enter(userdata) { TimerSource.from($0)?.handler() }
    return 0
  }
}

extension EventLoop {
  /// A timer that calls `handler` once, `delay` from now.
  @BusActor public func timer(
    after delay: Duration, _ handler: @escaping @BusActor () -> Void
  ) throws(BusError) -> TimerSource {
    try TimerSource(after: delay, handler)
  }

  /// Waits. Unlike `Task.sleep` it starts no thread of Swift's shared pool.
  @BusActor public func sleep(for delay: Duration) async throws(BusError) {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let timer = try timer(after: delay) { continuation.finish() }
    for await _ in stream {}
    timer.cancel()
  }
}
