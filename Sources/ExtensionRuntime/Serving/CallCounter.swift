import Bus

/// Counts the calls that are being answered, and tells when there is none.
@BusActor final class CallCounter {
  /// The calls that have begun and not ended.
  private(set) var inFlight = 0
  /// When a call came or ended last, on the loop's clock.
  private(set) var lastUse: Duration = EventLoop.now
  private var waiters = Waiters()

  /// A call that is answered at once came in.
  func noteCall() {
    lastUse = EventLoop.now
  }

  /// A call began.
  func begin() {
    inFlight += 1
  }

  /// A call ended; its reply leaves before anybody who waits goes on, since both are on the loop.
  func end() {
    inFlight -= 1
    lastUse = EventLoop.now
    if inFlight == 0 { waiters.resumeAll() }
  }

  /// Returns as soon as no call is being answered.
  func drained() async {
    guard inFlight > 0 else { return }
    await withCheckedContinuation { waiters.add($0) }
  }
}
