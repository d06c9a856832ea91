internal import Synchronization

/// A subject with a current value, which each new subscriber gets first.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let subscribers = SubscriberList<Output, Failure>()
  private let lock = Mutex(())
  private var current: Output

  /// Makes a subject with its first value.
  public init(_ value: Output) {
    current = value
  }

  /// The current value; setting it sends it.
  public var value: Output {
    get {
      var value: Output?
      lock.withLock { _ in value = current }
      return value ?? current
    }
    set { send(newValue) }
  }

  /// Connects a subscriber and sends it the current value.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    subscribers.add(subscriber, first: value)
  }

  /// Makes a value the current one and sends it to every subscriber.
  public func send(_ value: Output) {
    lock.withLock { _ in current = value }
    subscribers.send(value, keeping: true)
  }

  /// Ends; nothing is sent after it.
  public func send(completion: Subscribers.Completion<Failure>) {
    subscribers.finish(completion)
  }
}
