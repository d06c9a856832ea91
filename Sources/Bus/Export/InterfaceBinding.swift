/// The members of an interface, called on the object that a subclass finds.
class InterfaceBinding<Object>: Binding {
  private let members: [Member<Object>]

  init(_ interface: Interface<Object>) {
    members = interface.members
    super.init(members: members.count)
  }

  /// The object at a path that sd-bus asks about.
  func object(at path: UnsafePointer<CChar>) -> Object? { fatalError("abstract") }

  override func call(_ index: Int, _ call: MethodCall) {
    guard case .method(_, _, let handler) = members[index].kind else { return }
    guard let object = call.message.withPath({ object(at: $0) }) else {
      return call.message.reply(.unknownObject("There is no such object"))
    }
    handler(object, call)
  }

  override func get(
    _ index: Int, path: UnsafePointer<CChar>, to writer: borrowing MessageWriter
  ) throws(BusError) {
    guard case .property(_, _, let getter, _) = members[index].kind,
      let object = object(at: path)
    else { throw .unknownObject("There is no such object") }
    try getter(object, writer)
  }

  override func set(
    _ index: Int, path: UnsafePointer<CChar>, from reader: borrowing MessageReader
  ) throws(BusError) {
    guard case .property(_, _, _, let setter?) = members[index].kind,
      let object = object(at: path)
    else { throw .unknownObject("There is no such object") }
    try setter(object, reader)
  }
}

/// An interface of one object.
final class ObjectBinding<Object>: InterfaceBinding<Object> {
  private let object: Object

  init(_ interface: Interface<Object>, object: Object) {
    self.object = object
    super.init(interface)
  }

  override func object(at path: UnsafePointer<CChar>) -> Object? { object }
}
