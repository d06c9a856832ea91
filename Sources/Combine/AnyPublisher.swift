/// A publisher whose type is hidden.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  private let source: any Publisher<Output, Failure>

  /// Hides a publisher's type.
  public init(_ publisher: some Publisher<Output, Failure>) {
    source = publisher
  }

  /// Connects a subscriber.
  public func receive<S: Subscriber>(subscriber: S)
  where S.Input == Output, S.Failure == Failure {
    source.receive(subscriber: subscriber)
  }

  /// The publisher itself.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { self }
}
