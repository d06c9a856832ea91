internal import Bus

/// When a process that is gone is started again, since it told of changes by itself: nobody else would
/// call it before somebody asks. The pauses double while it does not stay.
@BusActor
final class LiveRestart {
  private static let longestPause = Duration.seconds(300)

  private var pause = DoublingPause(first: .seconds(1), longest: longestPause)
  private var began: Duration?
  private var timer: TimerSource?

  /// Notes that the process is there.
  func processBegan() {
    began = EventLoop.now
    timer = nil
  }

  /// Notes that the process is gone, and has it started again after a pause.
  func processEnded(restart: @escaping @BusActor () -> Void) {
    if let began, EventLoop.now - began >= Self.longestPause { pause.reset() }
    timer = try? EventLoop.shared.timer(after: pause.next(), restart)
  }
}
