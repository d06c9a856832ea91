/// When the extensions of an app group were called, to find out what a change that nobody marked may come
/// from.
///
/// What comes during a call, or a moment after it, may be the call's doing. So may what comes later, if it
/// comes as long after a call as the change before it did. The look that follows it waits then, each time
/// longer: where the distance to the call stays the same all the same, the call is what it depends on, and
/// where it does not, it was a stranger's.
struct CallHistory {
  /// So long after a call a change may be its doing.
  static let moment = Duration.seconds(1)
  /// Two distances that differ by less are the same.
  static let tolerance = Duration.milliseconds(500)
  /// So long after a call nothing is its doing any more.
  static let memory = Duration.seconds(300)
  private static let mostCalls = 32

  private var lastEnd: Duration?
  /// When calls ended, the last one last, of those that ended together the first one.
  private var ends: [Duration] = []
  /// How long ago calls had ended at the last stranger's change.
  private var distances: [Duration] = []
  /// How long after a call the changes come that may be its doing.
  private var habit: Duration?

  /// A call ended.
  mutating func callEnded(at now: Duration) {
    lastEnd = now
    if let last = ends.last, now - last < Self.tolerance / 2 { return }
    ends = ends.filter { now - $0 < Self.memory }.suffix(Self.mostCalls - 1) + [now]
  }

  /// What a change that nobody marked may come from.
  mutating func origin(at now: Duration, isCallRunning: Bool) -> ChangeOrigin {
    let wasJustCalled = lastEnd.map { now - $0 < Self.moment } ?? false
    if isCallRunning || wasJustCalled { return .call }
    let current = ends.reversed().map { now - $0 }
    if let habit {
      if current.contains(where: { Self.areSame($0, habit) }) { return .echo }
    } else if let repeated = current.first(where: wasDistance) {
      habit = repeated
      return .echo
    }
    habit = nil
    distances = current
    return .stranger
  }

  private func wasDistance(_ distance: Duration) -> Bool {
    distances.contains { Self.areSame($0, distance) }
  }

  private static func areSame(_ first: Duration, _ second: Duration) -> Bool {
    max(first, second) - min(first, second) <= tolerance
  }
}
