internal import Bus

/// The way out of a process whose program was replaced. Calls wait for it to go, so that the new
/// program answers them, though not for one that stays.
@BusActor
final class Departure {
  private static let longestTime = Duration.seconds(5)

  /// The process that was asked to leave last: what it says no longer counts.
  private(set) var process: ExtensionProcess?
  private var waiting = Waiters()
  private var timer: TimerSource?

  /// Notes that a process is asked to leave.
  func begin(of process: ExtensionProcess) {
    self.process = process
    timer = try? EventLoop.shared.timer(after: Self.longestTime) { [weak self] in self?.end() }
  }

  /// Waits while the process that owns the name is on its way out.
  func wait(for running: ExtensionProcess?) async {
    guard let running, running === process, timer != nil else { return }
    await withCheckedContinuation { waiting.add($0) }
  }

  /// Waits for it no longer: it is gone, or it stays.
  func end() {
    timer = nil
    waiting.resumeAll()
  }
}
