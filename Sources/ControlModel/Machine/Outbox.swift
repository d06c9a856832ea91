/// What an event leads to, beside a new look: answers first, so that a control's next action never
/// begins before the one before it is answered.
struct Outbox: Hashable, Sendable {
  var answers: [ControlEffect] = []
  var requests: [ControlEffect] = []

  /// Answers these calls, if there are any.
  mutating func answer(_ calls: [CallID], _ failure: ControlFailure?) {
    if !calls.isEmpty { answers.append(.answer(calls, failure: failure)) }
  }
}

extension Result {
  /// The failure; nil for a success.
  var failure: Failure? {
    if case .failure(let failure) = self { failure } else { nil }
  }
}
