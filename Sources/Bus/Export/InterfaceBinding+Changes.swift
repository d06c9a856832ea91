internal import Glibc

extension InterfaceBinding {
  /// Appends an `a{sv}` of the properties that tell their value, and an `as` of those that do not.
  func append(
    changes properties: [MemberName], of object: Object, to writer: borrowing MessageWriter
  ) throws(BusError) {
    var invalidated: [MemberName] = []
    try writer.openContainer("a", Signature(unchecked: "{sv}"))
    for name in properties {
      switch try property(name) {
      case .property(let type, .change, let get, _):
        try writer.appendEntry(name, of: type) { () throws(BusError) in try get(object, writer) }
      default: invalidated.append(name)
      }
    }
    try writer.closeContainer()
    try invalidated.append(to: writer)
  }

  /// The property of this name, if it tells its changes.
  private func property(_ name: MemberName) throws(BusError) -> Member<Object>.Kind {
    guard let index = places[name] else { throw BusError(errno: ENOENT) }
    let kind = members[index].kind
    guard case .property(_, let emits, _, _) = kind else { throw BusError(errno: ENOENT) }
    guard emits == .change || emits == .invalidation else { throw BusError(errno: EDOM) }
    return kind
  }
}
