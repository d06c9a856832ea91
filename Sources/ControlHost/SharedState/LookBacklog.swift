/// How many looks strangers' changes have asked for lately.
///
/// Each is answered at once as long as they are seldom. Who asks for more than one each three seconds, and
/// does so for long, waits more and more, until it is no more: what a look does at no distance that could be
/// known would be a stranger's for ever.
struct LookBacklog {
  private static let each = Duration.seconds(3)
  /// So much is answered at once: twenty looks together.
  private static let free = each * 20
  private static let steps = 60
  private static let most = free + each * steps

  private var level = Duration.zero
  private var last = Duration.zero

  /// The pause before a look that a change asks for now: three seconds at most.
  mutating func next(at now: Duration) -> Duration {
    level = max(.zero, level - (now - last))
    last = now
    defer { level = min(level + Self.each, Self.most) }
    return max(.zero, level - Self.free) / Self.steps
  }
}
