import Bus

/// Gathers changed kinds into `ControlsChanged` signals: the first at once, those that follow within
/// the interval together in one.
@BusActor final class ChangeSignal {
  private static let interval: Duration = .milliseconds(50)

  private let emit: @BusActor ([String]) -> Void
  private var waiting: Set<String> = []
  private var timer: TimerSource?

  /// Makes a gatherer that emits by this function.
  init(emit: @escaping @BusActor ([String]) -> Void) {
    self.emit = emit
  }

  /// Notes that a kind's controls changed.
  func note(_ kind: String) {
    waiting.insert(kind)
    if timer == nil { flush() }
  }

  private func flush() {
    timer = nil
    guard !waiting.isEmpty else { return }
    emit(waiting.sorted())
    waiting = []
    timer = try? EventLoop.shared.timer(after: Self.interval) { [weak self] in self?.flush() }
  }
}
