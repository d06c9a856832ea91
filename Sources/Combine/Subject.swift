/// A publisher that is told from outside what to send.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to every subscriber.
  func send(_ value: Output)
  /// Ends; nothing is sent after it.
  func send(completion: Subscribers.Completion<Failure>)
  /// Takes the connection of an upstream publisher.
  func send(subscription: any Subscription)
}

extension Subject where Output == Void {
  /// Sends the empty value.
  public func send() {
    send(())
  }
}

extension Subject {
  /// Asks the upstream publisher for everything.
  public func send(subscription: any Subscription) {
    subscription.request(.unlimited)
  }
}
