internal import CSystemd

/// An interface of some objects of a subtree.
///
/// sd-bus asks for the object right before it calls a member of it, so the object that was found
/// last is kept, and a list of twenty properties is one look-up. It is released at the next one.
final class SubtreeBinding<Object>: InterfaceBinding<Object> {
  private let subtree: Subtree
  private let find: @BusActor (ObjectPath) -> Object?
  private var last: (path: ObjectPath, object: Object)?

  init(
    _ interface: Interface<Object>, in subtree: Subtree,
    find: @escaping @BusActor (ObjectPath) -> Object?
  ) {
    self.subtree = subtree
    self.find = find
    super.init(interface)
  }

  override func object(at path: UnsafePointer<CChar>) -> Object? {
    if let last, last.path == path { return last.object }
    return lookUp(path)
  }

  override func hasObject(at path: UnsafePointer<CChar>) -> Bool { lookUp(path) != nil }

  private func lookUp(_ path: UnsafePointer<CChar>) -> Object? {
    last = nil
    guard let child = subtree.child(path), let object = find(child) else { return nil }
    last = (child, object)
    return object
  }
}

extension Binding {
  nonisolated static let findCallback: sd_bus_object_find_t = { _, path, _, userdata, found, _ in
    BusActor.enter((path, userdata, found)) { path, userdata, found in
      guard let path, let userdata else { return 0 }
      let entry = userdata.assumingMemoryBound(to: BindingEntry.self).pointee
      guard entry.binding.takeUnretainedValue().hasObject(at: path) else { return 0 }
      found?.pointee = userdata
      return 1
    }
  }
}
