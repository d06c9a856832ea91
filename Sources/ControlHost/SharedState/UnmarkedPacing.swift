/// How soon an extension is looked at again after a change of its stores that nobody marked: at once, as a
/// stranger made it, or as soon as ``LookBacklog`` lets it, but later and later where it may be the echo of
/// the look before.
struct UnmarkedPacing {
  /// So many echoes in a row are no chance any more.
  private static let proof = 4
  /// Who answers to what a control shows does so a few times; so often only a look does.
  private static let fewEchoes = 20
  private static let echoStep = Duration.milliseconds(100)
  private static let longestEcho = Duration.seconds(60)
  /// So many doublings, and the pause is the longest.
  private static let mostDoublings = 5

  private var history = EchoHistory()
  private var backlog = LookBacklog()
  /// Whether a change has come since the last call.
  private var isChanged = false
  /// When the first stranger's change since then may be followed.
  private var answer: Duration?
  /// Changes from one look to the next.
  private var isEven = false

  /// Somebody asks for a look: who goes on to change the stores is no look, and all begins anew.
  mutating func asked() { self = UnmarkedPacing() }

  /// A call ended, which may be a look that followed a change, and others may run.
  mutating func callEnded(at now: Duration, isLook: Bool, running: EchoHistory.Activity) {
    history.callEnded(at: now, isLook: isLook, running: running)
    (isChanged, answer) = (false, nil)
  }

  /// A change came: the pause before its look.
  mutating func changed(at now: Duration, running: EchoHistory.Activity) -> Duration {
    if !isChanged { isEven.toggle() }
    isChanged = true
    // Looks that run into each other could not be told apart.
    let shortest = history.isDuringCall(now, running: running) ? Self.echoStep : .zero
    let echoes = history.changed(at: now, running: running)
    if echoes >= Self.proof { return echoPause(echoes) }
    return max(shortest, strangerPause(at: now), echoPause(echoes))
  }

  private mutating func strangerPause(at now: Duration) -> Duration {
    let time = answer ?? now + backlog.next(at: now)
    answer = time
    return max(.zero, time - now)
  }

  /// Grows step by step, and from two seconds on doubles. Every other one is shorter: who does not wait for
  /// the look comes at another distance then.
  private func echoPause(_ echoes: Int) -> Duration {
    let doublings = min(max(0, echoes - Self.fewEchoes), Self.mostDoublings)
    let pause = Self.echoStep * min(echoes, Self.fewEchoes) * (1 << doublings)
    return min(pause, Self.longestEcho) * (isEven ? 5 : 3) / 5
  }
}
