extension Subscribers {
  /// Runs closures for the values and for the end.
  public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
    private var subscription: (any Subscription)?
    private var receiveValue: ((Input) -> Void)?
    private var receiveCompletion: ((Completion<Failure>) -> Void)?

    /// Makes a sink; it asks for any number of values.
    public init(
      receiveCompletion: @escaping (Completion<Failure>) -> Void,
      receiveValue: @escaping (Input) -> Void
    ) {
      self.receiveCompletion = receiveCompletion
      self.receiveValue = receiveValue
    }

    /// Keeps the connection and asks for everything.
    public func receive(subscription: any Subscription) {
      guard self.subscription == nil, receiveValue != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Hands a value to the closure.
    public func receive(_ input: Input) -> Demand {
      receiveValue?(input)
      return .none
    }

    /// Hands the end to the closure.
    public func receive(completion: Completion<Failure>) {
      let receiveCompletion = receiveCompletion
      release()
      receiveCompletion?(completion)
    }

    /// Disconnects.
    public func cancel() {
      let subscription = subscription
      release()
      subscription?.cancel()
    }

    private func release() {
      subscription = nil
      receiveValue = nil
      receiveCompletion = nil
    }
  }
}
