/// Sends one value and ends.
public struct Just<Output>: Publisher {
  /// It cannot fail.
  public typealias Failure = Never

  /// The value.
  public let output: Output

  /// Makes a publisher of one value.
  public init(_ output: Output) {
    self.output = output
  }

  /// Connects a subscriber, which gets the value when it asks at once.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Never {
    let subscribers = SubscriberList<Output, Never>()
    subscribers.add(subscriber, first: output)
    subscribers.finish(.finished)
  }
}
