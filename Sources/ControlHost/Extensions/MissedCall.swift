internal import Bus

/// The pauses between the tries of a call to an extension that leaves before it begins: they double, so
/// that a program that never stays is not started without end. One that has not stayed for as long as a
/// start may take has not started.
@BusActor
struct MissedCall {
  private var pause = DoublingPause(first: .milliseconds(5), longest: .milliseconds(250))
  private var end: Duration?

  /// Waits until the next try; false when there is none.
  mutating func mayTryAgain() async throws(BusError) -> Bool {
    let end = end ?? EventLoop.now + KnownExtension.usualStartTime
    self.end = end
    guard EventLoop.now < end else { return false }
    try await EventLoop.shared.sleep(for: pause.next())
    return true
  }
}
