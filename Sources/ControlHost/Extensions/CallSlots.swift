internal import Bus

/// Lets a limited number of calls run at once; the others wait in their order.
@BusActor
final class CallSlots {
  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var next = 0

  init(limit: Int) {
    free = limit
  }

  /// Takes a slot, waiting for one if there is none.
  func acquire() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  /// Gives a slot to whoever has waited longest.
  func release() {
    guard next < waiting.count else {
      free += 1
      return
    }
    waiting[next].resume()
    next += 1
    guard next == waiting.count || next > 1024 else { return }
    waiting.removeFirst(next)
    next = 0
  }
}
