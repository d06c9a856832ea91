internal import CSystemd
internal import Glibc

extension Connection {
  /// Puts an interface of an object on the bus. `sd_bus_add_object_vtable`.
  ///
  /// The registration holds the object.
  /// - Throws: `FileExists` if the path has the interface already.
  public func export<Object>(
    _ interface: Interface<Object>, at path: ObjectPath, object: Object
  ) throws(BusError) -> Registration {
    let binding = ObjectBinding(interface, at: path, object: object)
    binding.attach(to: self, as: interface.name)
    let registration = Registration(contexts: [binding])
    registration.add(
      try Slot { slot in
        sd_bus_add_object_vtable(
          bus, &slot, path.rawValue, interface.name.rawValue, interface.table.pointer,
          binding.entries.baseAddress)
      })
    return registration
  }

  /// Puts all objects right below one path on the bus. Nothing is registered object by object: the
  /// interfaces are asked for the object at each access. `sd_bus_add_fallback_vtable`,
  /// `sd_bus_add_node_enumerator`.
  ///
  /// An object that a look-up found last is held until the next look-up.
  ///
  /// - Parameters:
  ///   - prefix: The path above the objects.
  ///   - paths: The paths of the objects that there are now, for lists and introspection.
  ///   - interfaces: The interfaces, each made by ``Interface/found(by:)``.
  public func export(
    subtree prefix: ObjectPath, paths: @escaping @BusActor () -> [ObjectPath],
    _ interfaces: [SubtreeInterface]
  ) throws(BusError) -> Registration {
    let subtree = Subtree(prefix: prefix, paths: paths)
    let bindings = interfaces.map { $0.bind(subtree) }
    let registration = Registration(contexts: bindings + [subtree])
    registration.add(try addEnumerator(of: subtree, at: prefix))
    for (interface, binding) in zip(interfaces, bindings) {
      binding.attach(to: self, as: interface.name)
      registration.add(
        try Slot { slot in
          sd_bus_add_fallback_vtable(
            bus, &slot, prefix.rawValue, interface.name.rawValue, interface.table.pointer,
            Binding.findCallback, binding.entries.baseAddress)
        })
    }
    return registration
  }

  /// Puts the standard `ObjectManager` on a path, which lists all objects below it.
  /// `sd_bus_add_object_manager`.
  public func exportObjectManager(at path: ObjectPath) throws(BusError) -> Registration {
    let registration = Registration(contexts: [])
    registration.add(try Slot { sd_bus_add_object_manager(bus, &$0, path.rawValue) })
    return registration
  }

  private func addEnumerator(
    of subtree: Subtree, at prefix: ObjectPath
  ) throws(BusError) -> Slot {
    try Slot { slot in
      sd_bus_add_node_enumerator(
        bus, &slot, prefix.rawValue,
        { _, node, userdata, nodes, _ in
          BusActor.enter((node, userdata, nodes)) { node, userdata, nodes in
            guard let node, let userdata, let nodes else { return 0 }
            let subtree = Unmanaged<Subtree>.fromOpaque(userdata).takeUnretainedValue()
            nodes.pointee = allocateStrings(subtree.children(at: node).map(\.rawValue))
            return nodes.pointee == nil ? -ENOMEM : 0
          }
        }, Unmanaged.passUnretained(subtree).toOpaque())
    }
  }
}

/// A NULL-terminated array of C strings, all made by `malloc`, as sd-bus takes it over.
private func allocateStrings(
  _ strings: [String]
) -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
  let size = MemoryLayout<UnsafeMutablePointer<CChar>?>.stride
  guard let memory = calloc(strings.count + 1, size) else { return nil }
  let array = memory.assumingMemoryBound(to: UnsafeMutablePointer<CChar>?.self)
  for (index, string) in strings.enumerated() { array[index] = strdup(string) }
  return array
}

/// Lends an array of C strings.
func withCStrings<Result>(
  _ strings: [String], _ body: (UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) -> Result
) -> Result {
  let array = allocateStrings(strings)
  defer {
    for index in strings.indices { free(array?[index]) }
    free(array)
  }
  return body(array)
}
