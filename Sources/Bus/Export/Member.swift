/// One member of an interface: a ``Method``, a ``Property`` or a ``Signal``.
public struct Member<Object>: Sendable {
  enum Kind: Sendable {
    case method(arguments: Signature, results: Signature, handler: Handler)
    case property(
      type: Signature, emits: PropertyEmission, get: Getter, set: Setter?)
    case signal(arguments: Signature)
  }

  /// Answers a call, at once or later. Its arguments have the declared types.
  typealias Handler = @BusActor (Object, MethodCall) -> Void
  typealias Getter = @BusActor (Object, borrowing MessageWriter) throws(BusError) -> Void
  typealias Setter = @BusActor (Object, borrowing MessageReader) throws(BusError) -> Void

  let name: MemberName
  /// The names of arguments and results, or none at all.
  let argumentNames: [String]
  let kind: Kind
}

/// How a property tells of its changes.
public enum PropertyEmission: Sendable {
  /// `PropertiesChanged` carries the new value.
  case change
  /// `PropertiesChanged` carries the name alone.
  case invalidation
  /// Changes are not told.
  case never
  /// It never changes.
  case constant
}
