/// The connection of one subscriber to one publisher.
public protocol Subscription: Cancellable, AnyObject {
  /// Asks for that many more values.
  func request(_ demand: Subscribers.Demand)
}
