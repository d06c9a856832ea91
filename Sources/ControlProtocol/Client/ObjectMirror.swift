internal import Bus

/// The host's objects as a surface knows them: interfaces and their properties by path.
///
/// Signals carry whole values and come in order, so applying one twice, or one that an answer to
/// `GetManagedObjects` already contains, ends in the same state.
struct ObjectMirror {
  typealias Interfaces = [InterfaceName: [String: Variant]]

  private(set) var objects: [ObjectPath: Interfaces] = [:]

  init(_ managed: [ObjectPath: [String: [String: Variant]]] = [:]) {
    for (path, interfaces) in managed { add(interfaces, at: path) }
  }

  mutating func add(_ interfaces: [String: [String: Variant]], at path: ObjectPath) {
    for (name, properties) in interfaces {
      guard let name = InterfaceName(name) else { continue }
      objects[path, default: [:]][name] = properties
    }
  }

  mutating func remove(_ interfaces: [String], at path: ObjectPath) {
    for name in interfaces.compactMap(InterfaceName.init) { objects[path]?[name] = nil }
    if objects[path]?.keys.contains(where: { !$0.isStandard }) != true { objects[path] = nil }
  }

  /// Takes a change in; false when the object has no such interface.
  mutating func change(
    _ properties: [String: Variant], of interface: InterfaceName, at path: ObjectPath
  ) -> Bool {
    guard objects[path]?[interface] != nil else { return false }
    objects[path]?[interface]?.merge(properties) { $1 }
    return true
  }
}

extension InterfaceName {
  /// Whether every object has it: `Peer`, `Introspectable`, `Properties`.
  fileprivate var isStandard: Bool { rawValue.hasPrefix("org.freedesktop.DBus.") }
}
