internal import CSystemd
internal import Glibc

extension Connection {
  /// Tells that properties of an exported object have changed, in one `PropertiesChanged`. The
  /// getters are called now.
  ///
  /// sd-bus has a function for it, `sd_bus_emit_properties_changed_strv`, which looks for the object
  /// and for each member anew: that is a good part of what a change costs.
  ///
  /// - Throws: `FileNotFound` if there is no such object, interface or property.
  public func emitPropertiesChanged(
    at path: ObjectPath, interface: InterfaceName, properties: [MemberName]
  ) throws(BusError) {
    let message = try Message {
      sd_bus_message_new_signal(
        bus, &$0, path.rawValue, "org.freedesktop.DBus.Properties", "PropertiesChanged")
    }
    let writer = MessageWriter(message.raw)
    try interface.append(to: writer)
    for binding in exported[interface] ?? [] {
      if try binding.binding?.append(changes: properties, at: path, to: writer) == true {
        try check(sd_bus_send(bus, message.raw, nil))
        return
      }
    }
    throw BusError(errno: ENOENT)
  }

  /// Tells that an object has new interfaces, with all their properties. There must be an object
  /// manager above it. `sd_bus_emit_interfaces_added_strv`.
  public func emitInterfacesAdded(
    at path: ObjectPath, interfaces: [InterfaceName]
  ) throws(BusError) {
    try check(
      withCStrings(interfaces.map(\.rawValue)) {
        sd_bus_emit_interfaces_added_strv(bus, path.rawValue, $0)
      })
  }

  /// Tells that an object has lost interfaces. `sd_bus_emit_interfaces_removed_strv`.
  public func emitInterfacesRemoved(
    at path: ObjectPath, interfaces: [InterfaceName]
  ) throws(BusError) {
    try check(
      withCStrings(interfaces.map(\.rawValue)) {
        sd_bus_emit_interfaces_removed_strv(bus, path.rawValue, $0)
      })
  }

  /// Tells that an object is new, with all its interfaces. `sd_bus_emit_object_added`.
  public func emitObjectAdded(at path: ObjectPath) throws(BusError) {
    try check(sd_bus_emit_object_added(bus, path.rawValue))
  }

  /// Tells that an object goes. It must still be there: the interfaces that are named are those
  /// which it has now. `sd_bus_emit_object_removed`.
  public func emitObjectRemoved(at path: ObjectPath) throws(BusError) {
    try check(sd_bus_emit_object_removed(bus, path.rawValue))
  }
}
