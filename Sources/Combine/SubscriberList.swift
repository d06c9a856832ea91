internal import Synchronization

/// The subscribers of a subject, in the order in which they came; may be used from any thread.
final class SubscriberList<Output, Failure: Error> {
  private let lock = Mutex(())
  private var conduits: [Conduit<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// Connects a subscriber, with the value that it gets at once.
  func add<S: Subscriber>(_ subscriber: S, first: Output? = nil)
  where S.Input == Output, S.Failure == Failure {
    let conduit = Conduit<Output, Failure>(subscriber, first: first)
    var ended: Subscribers.Completion<Failure>?
    lock.withLock { _ in
      ended = completion
      if ended == nil { conduits.append(conduit) }
    }
    subscriber.receive(subscription: conduit)
    if let ended { conduit.finish(ended) }
  }

  /// Sends a value to everyone who was connected when the call began.
  func send(_ value: Output, keeping: Bool = false) {
    for conduit in connected { conduit.send(value, keeping: keeping) }
  }

  /// Tells everyone the end; the first end stays.
  func finish(_ completion: Subscribers.Completion<Failure>) {
    let ending = connected
    lock.withLock { _ in
      guard self.completion == nil else { return }
      self.completion = completion
      conduits = []
    }
    for conduit in ending { conduit.finish(completion) }
  }

  private var connected: [Conduit<Output, Failure>] {
    var current: [Conduit<Output, Failure>] = []
    lock.withLock { _ in
      conduits.removeAll(where: \.isEnded)
      current = conduits
    }
    return current
  }
}
