extension Publisher {
  /// Runs closures for the values and for the end, until what it returns is released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }
}

extension Publisher where Failure == Never {
  /// Runs a closure for each value, until what it returns is released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value into a property, until what it returns is released; holds the object.
  public func assign<Root>(
    to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
  ) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value into a published property, as long as that property lives.
  public func assign(to published: inout Published<Output>.Publisher) {
    published.assign(from: self)
  }
}

extension Publisher where Failure == Never, Output: Sendable {
  /// The values as an asynchronous sequence; it keeps those that came while nobody read.
  public var values: AsyncStream<Output> {
    let (stream, continuation) = AsyncStream.makeStream(of: Output.self)
    let subscriber = StreamSubscriber<Output>(continuation)
    subscribe(subscriber)
    return stream
  }
}
