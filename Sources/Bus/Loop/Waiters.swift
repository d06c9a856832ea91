/// Tasks that wait until one thing has happened, and then go on together.
///
/// Whoever owns them lets them go in the end: a task that is cancelled goes on waiting.
@BusActor public struct Waiters {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Makes an empty list.
  public init() {}

  /// Takes in one more, for ``resumeAll()``.
  public mutating func add(_ continuation: CheckedContinuation<Void, Never>) {
    waiting.append(continuation)
  }

  /// Lets all go on. Who begins to wait because of that waits for the next time.
  public mutating func resumeAll() {
    let ready = waiting
    waiting = []
    for waiter in ready { waiter.resume() }
  }
}
