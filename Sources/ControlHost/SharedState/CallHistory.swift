/// When the extensions of an app group were called, to find out what a change that nobody marked may come
/// from.
///
/// What comes during a call, or a moment after it, may be the call's doing. So may what comes later, if it
/// comes as long after a call as the change before it did. The look that follows it waits then, each time
/// longer: where the changes go on to come at that distance, the calls are what they depend on. Where a call
/// is not followed by one, they were a stranger's. So most likely is a further change soon after one that
/// has followed the call in a moment, as they come in a series: what a call does, it does in one go.
struct CallHistory {
  /// So long after a call a change may be its doing.
  static let moment = Duration.seconds(1)
  /// Two distances that differ by less are the same.
  static let tolerance = Duration.milliseconds(500)
  /// So long after a call nothing is its doing any more.
  static let memory = Duration.seconds(300)
  /// So long after a call that a change has followed, the next one is in a series.
  static let series = Duration.seconds(3)
  private static let mostTimes = 32

  private var lastEnd: Duration?
  /// When calls ended, the last one last, of those that ended together the first one.
  private var ends: [Duration] = []
  /// When changes came that nobody marked.
  private var changes: [Duration] = []
  /// How long ago calls had ended at the last stranger's change.
  private var distances: [Duration] = []
  /// How long after a call the changes come that may be its doing.
  private var habit: Duration?
  private var habitNumber = 0

  /// A call ended.
  mutating func callEnded(at now: Duration) {
    lastEnd = now
    if let last = ends.last, now - last < Self.tolerance / 2 { return }
    Self.note(now, in: &ends)
  }

  /// What a change that nobody marked may come from.
  mutating func origin(at now: Duration, isCallRunning: Bool) -> ChangeOrigin {
    defer { Self.note(now, in: &changes) }
    let wasJustCalled = lastEnd.map { now - $0 < Self.moment } ?? false
    if isCallRunning || wasJustCalled { return .call }
    if isInSeries(now) { return .series }
    if let habit, hasEnded(habit, at: now) { (self.habit, distances) = (nil, []) }
    let current = ends.reversed().map { now - $0 }
    if habit == nil, let repeated = current.first(where: wasDistance) {
      habit = repeated
      habitNumber += 1
    }
    if let habit, current.contains(where: { Self.areSame($0, habit) }) { return .echo(habitNumber) }
    distances = current
    return .stranger
  }

  private func isInSeries(_ now: Duration) -> Bool {
    guard let lastEnd, now - lastEnd < Self.series else { return false }
    return changes.contains { $0 > lastEnd && $0 - lastEnd < Self.moment }
  }

  /// Whether the last call that a change should have come after by now had none.
  private func hasEnded(_ habit: Duration, at now: Duration) -> Bool {
    guard let end = ends.last(where: { now - $0 > habit + Self.tolerance }) else { return false }
    return !changes.contains { Self.areSame($0 - end, habit) }
  }

  private func wasDistance(_ distance: Duration) -> Bool {
    distances.contains { Self.areSame($0, distance) }
  }

  private static func areSame(_ first: Duration, _ second: Duration) -> Bool {
    max(first, second) - min(first, second) <= tolerance
  }

  private static func note(_ time: Duration, in times: inout [Duration]) {
    times = times.filter { time - $0 < memory }.suffix(mostTimes - 1) + [time]
  }
}
