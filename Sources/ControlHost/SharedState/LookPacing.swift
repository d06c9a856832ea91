/// When a control is looked at after a store has changed: soon, so that it shows the truth, and yet so that
/// no look that changes a store starts a loop.
///
/// What may be a look's own doing is followed after a pause that doubles from one look to the next: up to ten
/// minutes where it is known to be, since another control may show it, and up to one where it may be a
/// stranger's.
struct LookPacing {
  /// The shortest pause; changes that come together share a look, and an action ends first.
  static let pause = Duration.milliseconds(50)
  /// A stranger's change is never shown later.
  static let longestPause = Duration.seconds(60)
  /// What a look does, it does within this time, and nothing that looks do is shown later.
  static let reach = Duration.seconds(600)
  /// So many changes in series are more than an app makes at a time.
  private static let longSeries = 300
  /// A series has ended when nothing has come for so long.
  private static let rest = Duration.seconds(10)
  /// So many doublings, and the pause is more than ten minutes.
  private static let mostDoublings = 14

  /// When it is to be looked at; nil when nothing asks for it, or it has been told already.
  private(set) var due: Duration?
  /// Where the changes come from that stores have seen since its last call was sent.
  private var origins: Set<ChangeOrigin> = []
  private var wasCalled = false
  private var isCalled = false
  private var lastEnd: Duration?
  /// So many looks in a row were followed by a change that looks made.
  private var looks = 0
  /// So many were followed at once by a change that may be their doing.
  private var disturbances = 0
  /// So many changes came at one distance from a call, which has this number.
  private var echoes = 0
  private var echo = 0
  /// So many changes came in series without a rest.
  private var seriesCount = 0
}

// MARK: - Calls

extension LookPacing {
  /// A call about the control is sent: it finds the stores as they are.
  mutating func callBegins(at now: Duration) {
    settle(at: now)
    (wasCalled, isCalled, origins, due) = (true, true, [], nil)
  }

  /// It ended.
  mutating func callEnded(at now: Duration) {
    isCalled = false
    lastEnd = now
  }

  /// Somebody announces a change of the control, or asks for a look: that is no look's doing, and the
  /// doubling begins anew.
  mutating func asked() {
    (looks, disturbances, echoes) = (0, 0, 0)
  }

  /// An action that may have changed its stores is over. What it wrote is final, and no look's doing.
  mutating func actionEnded(at now: Duration) {
    asked()
    if !origins.isEmpty { look(at: now + Self.pause) }
  }

  /// It is being looked at because it is due.
  mutating func told() { due = nil }
}

// MARK: - Changes

extension LookPacing {
  /// A store changed. Of several changes before one look the first of each origin says how long to wait,
  /// and one that is no look's doing anew.
  mutating func follow(_ origin: ChangeOrigin, at now: Duration) {
    guard wasCalled else { return }
    settle(at: now)
    let isFirst = origins.insert(origin).inserted
    switch origin {
    case .deed: look(at: now + Self.pause)
    case .stranger: look(at: now)
    case .series: followSeries(at: now)
    case .look where isFirst: look(at: now + min(Self.doubled(&looks), Self.reach))
    case .call where isFirst: look(at: now + min(Self.doubled(&disturbances), Self.longestPause))
    case .echo(let number) where isFirst:
      if number != echo { (echo, echoes) = (number, 0) }
      look(at: now + min(Self.doubled(&echoes), Self.longestPause))
    case .look, .call, .echo: break
    }
  }

  /// While somebody changes a store again and again no pause is longer than a second, so that the last
  /// change is shown soon; but a series without an end is a loop of looks that change the store twice.
  private mutating func followSeries(at now: Duration) {
    let most = seriesCount < Self.longSeries ? 4 : seriesCount - Self.longSeries + 4
    (disturbances, echoes) = (min(disturbances, most), min(echoes, most))
    look(at: now + min(Self.pause(doubled: min(seriesCount, most)), Self.longestPause))
    seriesCount += 1
  }

  /// A last look that nothing followed in its time ends the doubling.
  private mutating func settle(at now: Duration) {
    guard !isCalled, let lastEnd else { return }
    if !origins.contains(.call), now - lastEnd >= CallHistory.moment { disturbances = 0 }
    let isCalm = !origins.contains(.call) && !origins.contains(.series)
    if isCalm, now - lastEnd >= Self.rest { seriesCount = 0 }
    if !origins.contains(.look), now - lastEnd >= Self.reach { looks = 0 }
  }

  private static func doubled(_ count: inout Int) -> Duration {
    defer { count += 1 }
    return pause(doubled: count)
  }

  private static func pause(doubled count: Int) -> Duration {
    pause * (1 << min(count, mostDoublings))
  }

  private mutating func look(at time: Duration) {
    due = due.map { min($0, time) } ?? time
  }
}
