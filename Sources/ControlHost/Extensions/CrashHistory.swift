/// What an extension's crashes say about its kinds and about itself. Pure: the time is passed in.
///
/// Whatever ran when the process died is suspect. A suspect kind runs alone, so that the next crash
/// has one culprit, and is set aside at the third crash in a row: one bad control must not take the
/// others with it. Five crashes within a minute, whoever caused them, and the extension is left alone.
struct CrashHistory: Hashable, Sendable {
  static let limit = 5
  static let window = Duration.seconds(60)
  static let limitOfKind = 3

  private var crashes: [Duration] = []
  private var crashesInARow: [String: Int] = [:]

  /// Why the extension is left alone; nil when it is not.
  private(set) var failure: String?

  /// Notes that the process died, or could not be started, while these kinds were being called.
  mutating func crashed(kinds: Set<String>, at now: Duration, reason: String) {
    for kind in kinds { crashesInARow[kind, default: 0] += 1 }
    crashes = crashes.filter { now - $0 < Self.window } + [now]
    if crashes.count >= Self.limit {
      failure = "crashed \(Self.limit) times within a minute: \(reason)"
    }
  }

  /// Notes that a call about a kind was answered, be it with an error.
  mutating func answered(kind: String) {
    crashesInARow[kind] = nil
  }

  /// Somebody asked for a control of this kind: it gets another chance, and so does the extension.
  mutating func asked(kind: String) {
    if isSetAside(kind) { crashesInARow[kind] = Self.limitOfKind - 1 }
    guard failure != nil else { return }
    failure = nil
    crashes = []
  }

  /// The extension was changed: what happened before says nothing any more.
  mutating func reset() {
    self = CrashHistory()
  }

  /// Whether the extension has crashed with calls about this kind and not answered one since.
  func isSuspect(_ kind: String) -> Bool { crashesInARow[kind] != nil }

  /// The kinds that are set aside.
  var kindsSetAside: [String] { crashesInARow.keys.filter(isSetAside).sorted() }

  /// Whether calls about this kind are refused until somebody asks.
  func isSetAside(_ kind: String) -> Bool {
    crashesInARow[kind, default: 0] >= Self.limitOfKind
  }
}
