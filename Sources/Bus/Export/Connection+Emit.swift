internal import CSystemd

extension Connection {
  /// Tells that properties of an exported object have changed, in one `PropertiesChanged`. The
  /// getters are called now. `sd_bus_emit_properties_changed_strv`.
  ///
  /// - Throws: `FileNotFound` if there is no such object, interface or property.
  public func emitPropertiesChanged(
    at path: ObjectPath, interface: InterfaceName, properties: [MemberName]
  ) throws(BusError) {
    try check(
      withCStrings(properties.map(\.rawValue)) {
        sd_bus_emit_properties_changed_strv(bus, path.rawValue, interface.rawValue, $0)
      })
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
