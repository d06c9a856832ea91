internal import Bus

/// The result of some work, or one that comes before it: not even a call that cannot be cancelled
/// holds who waits.
@BusActor final class FirstOf<Result: Sendable> {
  private var continuation: CheckedContinuation<Result, Never>?

  /// Waits for the work's own end or for ``end(_:)``, whichever comes first.
  func result(
    of work: @escaping @BusActor (FirstOf) async -> Result
  ) async -> Result {
    let task = Task { @BusActor in end(await work(self)) }
    let result = await withCheckedContinuation { continuation = $0 }
    task.cancel()
    return result
  }

  /// Ends the wait with this result; the first one counts.
  func end(_ result: Result) {
    continuation?.resume(returning: result)
    continuation = nil
  }
}
