import Bus

/// When a provider whose stream has ended is asked again, since its control looks otherwise.
///
/// Whoever hears an announcement evaluates the control, and a control that looks otherwise each time
/// would go round with its own announcements. But what is found then may as well be what somebody else
/// has begun meanwhile, and nobody can tell. So it has the provider asked again after a pause, which
/// doubles from one time in a row to the next; what was found without an announcement has it asked at
/// once. However long the row is, it has no last time: nobody else may ever ask again.
struct Renewal {
  /// How long after the first evaluation that follows an announcement others may follow from it too:
  /// there is one for each copy of the control.
  private static let echoTime = Duration.seconds(2)

  private enum Announcement {
    case none
    case unanswered
    case answered(at: Duration)
  }

  private var announcement = Announcement.none
  private var pauses = DoublingPause(first: .milliseconds(50), longest: .seconds(60))

  /// The kind's change was announced.
  mutating func announced() {
    announcement = .unanswered
  }

  /// An evaluation begins.
  ///
  /// - Returns: whether an announcement may be why.
  mutating func evaluationBegins(at now: Duration) -> Bool {
    switch announcement {
    case .none: return false
    case .answered(let start): return now < start + Self.echoTime
    case .unanswered:
      announcement = .answered(at: now)
      return true
    }
  }

  /// The control looks as it did: what comes next is no longer in a row.
  mutating func rest() {
    pauses.reset()
  }

  /// After which time the provider is asked again.
  ///
  /// - Parameter isEcho: whether an announcement of its own may be why.
  mutating func pause(isEcho: Bool) -> Duration {
    if isEcho { return pauses.next() }
    rest()
    return .zero
  }
}
