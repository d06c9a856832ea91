/// Hands values to an asynchronous stream and disconnects when nobody reads it any more.
final class StreamSubscriber<Input: Sendable>: Subscriber {
  private let continuation: AsyncStream<Input>.Continuation
  private var subscription: (any Subscription)?

  init(_ continuation: AsyncStream<Input>.Continuation) {
    self.continuation = continuation
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    // The stream tells nobody when its reader leaves, except whoever offers it the next value.
    if case .terminated = continuation.yield(input) {
      subscription?.cancel()
      subscription = nil
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<Never>) {
    continuation.finish()
    subscription = nil
  }
}
