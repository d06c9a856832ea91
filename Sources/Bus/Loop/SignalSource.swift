internal import CSystemd
internal import Glibc

/// A Unix signal as an event. `sd_event_add_signal`.
@BusActor public final class SignalSource: EventSource {
  private let handler: @BusActor () -> Void

  init(_ number: Int32, _ handler: @escaping @BusActor () -> Void) throws(BusError) {
    self.handler = handler
    try super.init { event, source, userdata in
      sd_event_add_signal(
        event, &source, number, { _, _, userdata in SignalSource.receive(userdata) },
        userdata)
    }
  }

  private nonisolated static func receive(_ userdata: UnsafeMutableRawPointer?) -> Int32 {
    BusActor.enter(userdata) { SignalSource.from($0)?.handler() }
    return 0
  }
}

extension EventLoop {
  /// Calls `handler` for each arrival of signal `number`, which ``blockSignals(_:)`` must have
  /// blocked in every thread.
  @BusActor public func onSignal(
    _ number: Int32, _ handler: @escaping @BusActor () -> Void
  ) throws(BusError) -> SignalSource {
    try SignalSource(number, handler)
  }

  /// Blocks signals in the calling thread and in all that it makes afterwards. Call it first in
  /// `main`, before anything makes a thread: an unblocked thread would die of the signal.
  public static func blockSignals(_ numbers: [Int32]) {
    var set = sigset_t()
    sigemptyset(&set)
    for number in numbers { sigaddset(&set, number) }
    pthread_sigmask(SIG_BLOCK, &set, nil)
  }
}
