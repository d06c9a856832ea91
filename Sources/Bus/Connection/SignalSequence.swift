/// Signals in the order of their arrival, for one consumer. When it is released, or its consumer's
/// task is cancelled, the match rule is removed.
public struct SignalSequence: AsyncSequence, Sendable {
  /// A signal.
  public typealias Element = Message
  /// A sequence of signals does not fail; it ends.
  public typealias Failure = Never

  let stream: AsyncStream<Message>

  /// The iterator of the one consumer.
  public func makeAsyncIterator() -> AsyncStream<Message>.AsyncIterator {
    stream.makeAsyncIterator()
  }
}
