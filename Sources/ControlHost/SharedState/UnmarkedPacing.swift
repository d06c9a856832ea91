/// How soon an extension is looked at again after a change of its stores that nobody marked: at once, as a
/// stranger made it, but not sooner than ``LookBacklog`` lets it, and later and later where it may be the
/// echo of the look before.
struct UnmarkedPacing {
  /// Who answers to what a control shows does so a few times; so often only a look does.
  private static let fewEchoes = 20
  private static let echoStep = Duration.milliseconds(100)
  private static let longestEcho = Duration.seconds(60)
  /// So many doublings, and the pause is the longest.
  private static let mostDoublings = 5

  private var history = EchoHistory()
  private var backlog = LookBacklog()
  /// Whether a change has come since the last call was sent.
  private var isChanged = false
  /// When it may be followed.
  private var answer = Duration.zero
  /// So many echoes in a row have made pauses longer, one step each, and had before the last change.
  private var steps = 0
  private var stepsBefore = 0
  /// Changes from one look to the next.
  private var isEven = false

  /// A call about a control is sent: it finds the stores as they are.
  mutating func callBegins() { isChanged = false }

  /// A call ended, which may be a look that followed a change, and others may run.
  mutating func callEnded(at now: Duration, isLook: Bool, running: EchoHistory.Activity) {
    history.callEnded(at: now, isLook: isLook, running: running)
  }

  /// A change came: the pause before its look.
  mutating func changed(at now: Duration, running: EchoHistory.Activity) -> Duration {
    if !isChanged { beginRound(at: now) }
    let isDuringCall = history.isDuringCall(now, running: running)
    let echoes = history.changed(at: now, running: running)
    steps = echoes == 0 ? min(steps, EchoHistory.calmLooks) : min(echoes, stepsBefore + 1)
    // Looks that run into each other could not be told apart.
    let shortest = isDuringCall ? Self.echoStep : .zero
    return max(shortest, answer - now, echoes == 0 ? .zero : echoPause(steps))
  }

  /// The first change since the last call was sent came.
  private mutating func beginRound(at now: Duration) {
    isChanged = true
    isEven.toggle()
    answer = now + backlog.next(at: now)
    stepsBefore = steps
  }

  /// Grows step by step, and from two seconds on doubles. Every other one is shorter: who does not wait for
  /// the look comes at another distance then.
  private func echoPause(_ echoes: Int) -> Duration {
    let doublings = min(max(0, echoes - Self.fewEchoes), Self.mostDoublings)
    let pause = Self.echoStep * min(echoes, Self.fewEchoes) * (1 << doublings)
    return min(pause, Self.longestEcho) * (isEven ? 5 : 3) / 5
  }
}
