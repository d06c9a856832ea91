/// A call that a method handler answers.
@BusActor public struct MethodCall {
  /// The connection that it came over.
  public let connection: Connection
  /// The call itself.
  public let message: Message

  /// The caller; nil on a line without a bus.
  public var sender: BusName? { message.sender }
  /// The object that is called.
  public var path: ObjectPath? { message.path }
}
