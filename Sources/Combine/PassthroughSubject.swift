/// A subject that keeps nothing: a value reaches those who are connected when it is sent.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber)
  }

  /// Sends a value to every subscriber.
  public func send(_ value: Output) {
    subscribers.send(value)
  }

  /// Ends; nothing is sent after it.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.finish(completion)
  }
}
