/// A receiver of a publisher's values.
public protocol Subscriber<Input, Failure> {
  /// What it takes.
  associatedtype Input
  /// The failure that it may be told.
  associatedtype Failure: Error

  /// Comes first: the connection, to ask for values and to cancel.
  func receive(subscription: any Subscription)
  /// A value; the answer is how many more are wanted beyond those already asked for.
  func receive(_ input: Input) -> Subscribers.Demand
  /// The end; nothing comes after it.
  func receive(completion: Subscribers.Completion<Failure>)
}
