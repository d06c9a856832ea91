extension InterfaceName {
  /// The standard interface for properties.
  public static let properties = InterfaceName(unchecked: "org.freedesktop.DBus.Properties")
  /// The standard interface for introspection.
  public static let introspectable = InterfaceName(unchecked: "org.freedesktop.DBus.Introspectable")
  /// The standard interface that answers `Ping`.
  public static let peer = InterfaceName(unchecked: "org.freedesktop.DBus.Peer")
  /// The standard interface of an object that lists the ones below it.
  public static let objectManager = InterfaceName(unchecked: "org.freedesktop.DBus.ObjectManager")
}

extension Connection {
  /// The properties of one object by interface, as an object manager reports them.
  public typealias ObjectProperties = [InterfaceName: [String: Variant]]

  /// The value of a property; `member` of the address is its name. `Properties.Get`.
  ///
  /// - Throws: `InvalidArgs` if it has another type.
  public func property<Value: BusValue>(
    _ address: MemberAddress, as type: Value.Type = Value.self, timeout: Duration? = nil
  ) async throws(BusError) -> Value {
    let reply = try await call(
      address.inProperties("Get"), address.interface.rawValue, address.member.rawValue,
      timeout: timeout)
    return try reply.read(Boxed<Value>.self).value
  }

  /// Sets a property; `member` of the address is its name. `Properties.Set`.
  public func setProperty<Value: BusValue>(
    _ address: MemberAddress, to value: Value, timeout: Duration? = nil
  ) async throws(BusError) {
    _ = try await call(
      address.inProperties("Set"), address.interface.rawValue, address.member.rawValue,
      Boxed(value), timeout: timeout)
  }

  /// All properties of one interface of an object. `Properties.GetAll`.
  public func properties(
    destination: BusName?, path: ObjectPath, interface: InterfaceName, timeout: Duration? = nil,
    autoStart: Bool = true
  ) async throws(BusError) -> [String: Variant] {
    let address = MemberAddress(
      destination: destination, path: path, interface: .properties, member: "GetAll")
    let reply = try await call(
      address, interface.rawValue, timeout: timeout, autoStart: autoStart)
    return try reply.read([String: Variant].self)
  }

  /// All objects below an object manager with their properties. `ObjectManager.GetManagedObjects`.
  public func managedObjects(
    destination: BusName?, path: ObjectPath, timeout: Duration? = nil, autoStart: Bool = true
  ) async throws(BusError) -> [ObjectPath: ObjectProperties] {
    let address = MemberAddress(
      destination: destination, path: path, interface: .objectManager, member: "GetManagedObjects")
    let reply = try await call(address, timeout: timeout, autoStart: autoStart)
    return try reply.read([ObjectPath: ObjectProperties].self)
  }

  /// The XML description of an object. `Introspectable.Introspect`.
  public func introspect(
    destination: BusName?, path: ObjectPath, timeout: Duration? = nil
  ) async throws(BusError) -> String {
    let address = MemberAddress(
      destination: destination, path: path, interface: .introspectable, member: "Introspect")
    return try await call(address, timeout: timeout).read(String.self)
  }
}

extension MemberAddress {
  fileprivate func inProperties(_ method: MemberName) -> MemberAddress {
    MemberAddress(destination: destination, path: path, interface: .properties, member: method)
  }
}
