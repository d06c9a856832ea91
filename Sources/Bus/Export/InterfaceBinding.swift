/// The members of an interface, called on the object that a subclass finds.
class InterfaceBinding<Object>: Binding {
  let members: [Member<Object>]
  /// Where each member is.
  let places: [MemberName: Int]

  init(_ interface: Interface<Object>) {
    members = interface.members
    places = Dictionary(
      uniqueKeysWithValues: interface.members.indices.map { (interface.members[$0].name, $0) })
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

  override func append(
    changes properties: [MemberName], at path: ObjectPath, to writer: borrowing MessageWriter
  ) throws(BusError) -> Bool {
    // Looked up anew: the object that was found last may be another one by now.
    let found = path.withCString { hasObject(at: $0) ? object(at: $0) : nil }
    guard let found else { return false }
    try append(changes: properties, of: found, to: writer)
    return true
  }
}

/// An interface of one object.
final class ObjectBinding<Object>: InterfaceBinding<Object> {
  private let object: Object
  private let path: ObjectPath

  init(_ interface: Interface<Object>, at path: ObjectPath, object: Object) {
    self.object = object
    self.path = path
    super.init(interface)
  }

  override func object(at path: UnsafePointer<CChar>) -> Object? {
    hasObject(at: path) ? object : nil
  }

  override func hasObject(at path: UnsafePointer<CChar>) -> Bool { self.path == path }
}
