/// When an extension was called, and when changes came to its stores that nobody marked: tells what may be
/// an echo of the looks that followed such changes from what is a stranger's.
///
/// A look that changes a store does so each time, and as long after it as the time before. A change may be
/// an echo, then, where each of these looks had one at its distance from a call. A stranger keeps no
/// distance: neither one who goes by a clock, as a changing pause moves the look and not the next change, nor
/// one whose changes come so briskly that there is one at every distance.
struct EchoHistory {
  /// What runs now.
  enum Activity {
    case nothing
    case call
    /// A look that follows a change, and maybe other calls.
    case look
  }

  /// So long after a call nothing is its echo any more.
  private static let reach = Duration.seconds(300)
  private static let mostLooks = 32
  /// So many calls before are asked for an echo.
  private static let fewCalls = 6
  /// So many looks in a row with a change at one distance may be chance.
  private static let chance = 2
  /// So many looks are left to judge by when somebody else has made a change.
  static let calmLooks = 12
  /// Looks that run into each other without a pause end so often, as far as this is concerned.
  private static let longestLook = Duration.seconds(1)
  /// More changes than these do not wait for a call.
  private static let mostChanges = 3

  /// When the last calls ended, the last one last.
  private var calls: [Duration] = []
  /// When looks ended that followed a change; of those that ran together the last one.
  private var looks: [Duration] = []
  /// When changes came, those during a look as if at its end, and of those that came together the first.
  private var changes: [Duration] = []
  private var isLookChanged = false
}

// MARK: - What happens

extension EchoHistory {
  /// A call ended, which may be a look that followed a change.
  mutating func callEnded(at now: Duration, isLook: Bool, running: Activity) {
    Self.replace(now, in: &calls, most: Self.fewCalls)
    guard isLook else { return }
    if running == .look, let last = looks.last, now - last < Self.longestLook { return }
    Self.replace(now, in: &looks, most: Self.mostLooks)
    if isLookChanged { note(now) }
    isLookChanged = false
  }

  /// Whether a call runs, or has just ended.
  func isDuringCall(_ now: Duration, running: Activity) -> Bool {
    running != .nothing || calls.last.map { Self.areSame(now, $0) } ?? false
  }

  /// A change came: how often in a row it has been an echo, or 0 where it is none.
  mutating func changed(at now: Duration, running: Activity) -> Int {
    if running == .look { isLookChanged = true } else { note(now) }
    let echoes = isBrisk ? 0 : max(0, streak(at: now, running: running) - Self.chance)
    if echoes == 0 { looks.removeFirst(max(0, looks.count - Self.calmLooks)) }
    return echoes
  }

  private mutating func note(_ change: Duration) {
    if let last = changes.last, Self.areSame(change, last) { return }
    Self.append(change, to: &changes, most: Self.mostLooks * Self.mostChanges)
  }

  private static func replace(_ time: Duration, in times: inout [Duration], most: Int) {
    if let last = times.last, areSame(time, last) { times.removeLast() }
    append(time, to: &times, most: most)
  }

  private static func append(_ time: Duration, to times: inout [Duration], most: Int) {
    if times.count == most { times.removeFirst() }
    times.append(time)
  }
}

// MARK: - What it says

extension EchoHistory {
  /// Whether changes do not wait for calls.
  private var isBrisk: Bool {
    guard let last = calls.last else { return false }
    return changes.count { $0 > last } > Self.mostChanges
  }

  private func streak(at now: Duration, running: Activity) -> Int {
    switch running {
    case .look: return streak(of: .zero, at: now) + 1
    case .call: return streak(of: .zero, at: now)
    case .nothing:
      let distances = calls.map { now - $0 }.filter { $0 <= Self.reach }
      return distances.map { streak(of: $0, at: now) }.max() ?? 0
    }
  }

  /// So many looks in a row were followed by a change at a distance, this one being the last.
  private func streak(of distance: Duration, at now: Duration) -> Int {
    looks.reversed()
      .drop { now - $0 < distance && !Self.areSame(now, $0 + distance, after: distance) }
      .prefix { isFollowed($0, by: distance, at: now) }
      .count
  }

  private func isFollowed(_ look: Duration, by distance: Duration, at now: Duration) -> Bool {
    Self.areSame(now, look + distance, after: distance)
      || changes.contains { Self.areSame($0, look + distance, after: distance) }
  }

  /// Whether two times are the same, as far as a timer that ran so long and a busy machine are punctual.
  private static func areSame(
    _ first: Duration, _ second: Duration, after distance: Duration = .zero
  ) -> Bool {
    let tolerance = min(.milliseconds(50) + distance / 200, .milliseconds(150))
    return max(first, second) - min(first, second) <= tolerance
  }
}
