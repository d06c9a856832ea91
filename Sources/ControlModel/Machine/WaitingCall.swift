/// A method call that waits for its answer.
struct WaitingCall: Hashable, Sendable {
  /// Its name.
  let id: CallID
  /// The last request's id when it came: only what has a greater one began after it.
  let last: RequestID
  /// When it is answered at the latest.
  let deadline: Duration
}

extension [WaitingCall] {
  /// Takes out the calls whose deadline has passed. Calls wait in the order of their deadlines.
  mutating func removeExpired(at now: Duration) -> [CallID] {
    let expired = prefix { $0.deadline <= now }
    removeFirst(expired.count)
    return expired.map(\.id)
  }
}
