internal import Bus

/// When a control is looked at after a store has changed: soon, so that it shows the truth, and yet so that
/// no look that changes a store starts a loop.
///
/// What is a look's own doing is followed after a pause that doubles from one look to the next, up to ten
/// minutes, since another control may show it. Where nobody knows, see ``UnmarkedPacing``.
struct LookPacing {
  /// The shortest pause; changes that come together share a look, and an action ends first.
  static let pause = Duration.milliseconds(50)
  /// What a look does, it does within this time, and nothing that looks do is shown later.
  static let reach = Duration.seconds(600)

  /// When it is to be looked at; nil when nothing asks for it, or it has been told already.
  private(set) var due: Duration?
  private var wasCalled = false
  private var isCalled = false
  private var isTold = false
  /// Whether somebody has asked for the next call, and for the last one.
  private var isAsked = false
  private var wasAsked = false
  /// Whether a call runs that was made because a look was due.
  private(set) var isFollowing = false
  private var lastEnd: Duration?
  /// What has come since its last call was sent.
  private var isChanged = false
  private var isLookSeen = false
  /// The pauses before looks that are each followed by a change that looks made.
  private var pauses = DoublingPause(first: pause, longest: reach)
}

// MARK: - Calls

extension LookPacing {
  /// A call about the control is sent: it finds the stores as they are.
  mutating func callBegins(at now: Duration) {
    settle(at: now)
    (wasCalled, isCalled, isChanged, isLookSeen, due) = (true, true, false, false, nil)
    (isFollowing, isTold) = (isFollowing || isTold, false)
    (wasAsked, isAsked) = (isAsked, false)
  }

  /// It ended.
  mutating func callEnded(at now: Duration) {
    (isCalled, isFollowing) = (false, false)
    lastEnd = now
  }

  /// Somebody announces a change of the control, or asks for a look: that is no look's doing, and the pauses
  /// begin anew.
  mutating func asked() {
    pauses.reset()
    (isTold, isAsked) = (false, true)
  }

  /// An action that may have changed its stores is over. What it wrote is final, and no look's doing.
  mutating func actionEnded(at now: Duration) {
    asked()
    if isChanged { look(at: now + Self.pause) }
  }

  /// It is being looked at because it is due.
  mutating func told() { (due, isTold) = (nil, true) }
}

// MARK: - Changes

extension LookPacing {
  /// A store changed. Of several changes before one look each says how long to wait at most.
  ///
  /// - Parameter pause: how long to wait where nobody marked it; see ``UnmarkedPacing``.
  mutating func follow(
    _ change: StoreReading.Change, unmarkedPause pause: Duration, at now: Duration
  ) {
    guard wasCalled else { return }
    settle(at: now)
    isChanged = true
    switch change {
    case .deed: look(at: now + Self.pause)
    case .look: followLook(at: now)
    case .unmarked: followUnmarked(after: pause, at: now)
    }
  }

  /// Who asks for a look may go on to change the store: one change after that is followed soon, whatever
  /// it comes of.
  private mutating func followUnmarked(after pause: Duration, at now: Duration) {
    look(at: now + (wasAsked ? min(pause, Self.pause) : pause))
    wasAsked = false
  }

  private mutating func followLook(at now: Duration) {
    if isLookSeen { return }
    isLookSeen = true
    look(at: now + pauses.next())
  }

  /// A last look that nothing followed in its time ends the doubling.
  private mutating func settle(at now: Duration) {
    guard !isCalled, let lastEnd, !isLookSeen, now - lastEnd >= Self.reach else { return }
    pauses.reset()
  }

  private mutating func look(at time: Duration) {
    due = due.map { min($0, time) } ?? time
  }
}
