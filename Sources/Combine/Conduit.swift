internal import Synchronization

/// The connection of one subscriber to a ``SubscriberList``; counts what the subscriber still
/// wants.
final class Conduit<Output, Failure: Error>: Subscription {
  private let lock = Mutex(())
  private var demand = Subscribers.Demand.none
  /// Kept until there is demand: the value that a subject with a current value starts with.
  private var waiting: Output?
  private var receive: ((Output) -> Subscribers.Demand)?
  private var complete: ((Subscribers.Completion<Failure>) -> Void)?

  init<S: Subscriber>(_ subscriber: S, first: Output?)
  where S.Input == Output, S.Failure == Failure {
    waiting = first
    receive = subscriber.receive(_:)
    complete = subscriber.receive(completion:)
  }

  /// Whether nothing will be sent to it any more.
  var isEnded: Bool { lock.withLock { _ in receive == nil } }

  func request(_ more: Subscribers.Demand) {
    var first: Output?
    lock.withLock { _ in
      demand += more
      guard demand > .none else { return }
      first = waiting
      waiting = nil
    }
    if let first { send(first) }
  }

  /// Sends a value when it is wanted; else the value is lost, or kept when the list has a current
  /// value.
  func send(_ value: Output, keeping: Bool = false) {
    var receive: ((Output) -> Subscribers.Demand)?
    lock.withLock { _ in
      if demand > .none {
        demand = demand.afterOne
        receive = self.receive
      } else if keeping {
        waiting = value
      }
    }
    // Called without the lock: the subscriber may cancel or send.
    guard let more = receive?(value), more > .none else { return }
    request(more)
  }

  func finish(_ completion: Subscribers.Completion<Failure>) {
    let complete = complete
    cancel()
    complete?(completion)
  }

  func cancel() {
    lock.withLock { _ in
      receive = nil
      complete = nil
      waiting = nil
    }
  }
}
