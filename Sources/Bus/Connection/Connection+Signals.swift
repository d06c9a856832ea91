extension Connection {
  /// Calls `handler` for each signal that agrees with `rule`, in the order of their arrival, from
  /// the moment the bus has the rule, which is when this returns. `sd_bus_add_match_async`.
  public func subscribe(
    _ rule: MatchRule, _ handler: @escaping @BusActor (Message) -> Void
  ) async throws(BusError) -> Subscription {
    let subscription = Subscription(rule.sender, handler)
    try await subscription.install(rule.text(), on: self)
    return subscription
  }

  /// The signals that agree with `rule`, from the moment this returns. The sequence ends with the
  /// connection; signals wait in it until they are taken.
  public func signals(_ rule: MatchRule) async throws(BusError) -> SignalSequence {
    let (stream, continuation) = AsyncStream.makeStream(of: Message.self)
    let subscription = try await subscribe(rule) { continuation.yield($0) }
    let ending = SequenceEnding(continuation)
    add(ending)
    continuation.onTermination = { [weak self] _ in
      Task { @BusActor in
        subscription.cancel()
        self?.remove(ending)
      }
    }
    return SignalSequence(stream: stream)
  }
}

/// Ends a sequence of signals with its connection.
private final class SequenceEnding: ConnectionDependent {
  private let continuation: AsyncStream<Message>.Continuation

  init(_ continuation: AsyncStream<Message>.Continuation) { self.continuation = continuation }

  func connectionDidClose() { continuation.finish() }
}
