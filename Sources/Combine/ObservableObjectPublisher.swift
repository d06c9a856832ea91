/// Tells that an object is about to change.
public final class ObservableObjectPublisher: Publisher {
  /// Nothing but the fact.
  public typealias Output = Void
  /// It cannot fail.
  public typealias Failure = Never

  private let subscribers = SubscriberList<Void, Never>()

  /// Makes a publisher without subscribers.
  public init() {}

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subscribers.add(subscriber)
  }

  /// Tells every subscriber.
  public func send() {
    subscribers.send(())
  }
}
