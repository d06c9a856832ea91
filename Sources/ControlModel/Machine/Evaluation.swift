/// An evaluation that runs.
struct Evaluation: Hashable, Sendable {
  /// Its name.
  let id: RequestID
  /// When it is given up: first for want of the extension, then for want of an answer.
  private(set) var deadline: Duration
  /// The extension is there.
  private(set) var isReached = false
  /// Something happened since it began that it may have missed: it is thrown away and repeated.
  var isOvertaken = false

  init(id: RequestID, reachDeadline: Duration) {
    self.id = id
    deadline = reachDeadline
  }

  /// Begins the extension's own time, once.
  mutating func reach(deadline: Duration) {
    guard !isReached else { return }
    isReached = true
    self.deadline = deadline
  }
}
