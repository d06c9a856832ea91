/// The namespace of the publishers that operators make.
public enum Publishers {
  /// Changes or drops the values of another publisher.
  public struct Transform<Upstream: Publisher, Output>: Publisher {
    /// Fails as the other publisher does.
    public typealias Failure = Upstream.Failure

    let upstream: Upstream
    /// Made for each subscriber, since some operators remember; nil drops the value.
    let makeTransform: () -> (Upstream.Output) -> Output?

    /// Connects a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
      upstream.subscribe(
        Inner(subscriber: subscriber, transform: makeTransform()))
    }

    private struct Inner<S: Subscriber>: Subscriber
    where S.Input == Output, S.Failure == Upstream.Failure {
      let subscriber: S
      let transform: (Upstream.Output) -> Output?

      func receive(subscription: any Subscription) {
        subscriber.receive(subscription: subscription)
      }

      func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        // A dropped value must not use up the demand.
        transform(input).map(subscriber.receive(_:)) ?? .max(1)
      }

      func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        subscriber.receive(completion: completion)
      }
    }
  }
}
