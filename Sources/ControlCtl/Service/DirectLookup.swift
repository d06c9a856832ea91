internal import Bus
internal import ControlModel
internal import ControlProtocol

/// Finds one control with small calls: a full id costs one, every other name three, however many
/// controls there are.
///
/// No match rule is made and no change is followed, so that it suits a program that ends at once.
@BusActor struct DirectLookup {
  /// The run of the command.
  let context: CommandContext
  /// The connection to the session bus.
  let connection: Connection

  /// The control that a name means, as it is now.
  func control(named name: String) async throws(CommandFailure) -> ControlObject {
    if let control = try await control(withID: name) { return control }
    let paths = try await paths(named: name)
    if paths.count == 1, let control = try await control(at: paths[0]) { return control }
    // The failure tells the candidates apart, or suggests names, of which it needs all.
    return try NameFinder(try await controls()).item(named: name)
  }

  /// The control with this id, as it is now; nil when there is none.
  func control(withID id: String) async throws(CommandFailure) -> ControlObject? {
    try await control(at: .control(id: id))
  }

  private func control(at path: ObjectPath) async throws(CommandFailure) -> ControlObject? {
    do {
      let properties = try await allProperties(of: path)
      return ControlObject(path: path, properties: properties)
    } catch {
      if error.name == .unknownObject { return nil }
      throw .service(error, title: nil)
    }
  }

  /// The properties of all interfaces of an object, which the empty interface name asks for.
  private func allProperties(of path: ObjectPath) async throws(BusError) -> [String: Variant] {
    let member = MemberAddress(
      destination: .controlBus, path: path, interface: .properties, member: "GetAll")
    return try await connection.call(member, "").read([String: Variant].self)
  }

  private func paths(named name: String) async throws(CommandFailure) -> [ObjectPath] {
    let member = MemberAddress(
      destination: .controlBus, path: .controlCenter, interface: .controlCenter,
      member: "FindControls")
    return try await context.call { () throws(BusError) in
      try await connection.call(member, name).read([ObjectPath].self)
    }
  }

  /// Every control, in no order.
  private func controls() async throws(CommandFailure) -> [ControlObject] {
    let objects = try await context.call { () throws(BusError) in
      try await connection.managedObjects(destination: .controlBus, path: .controlCenter)
    }
    return objects.compactMap { ControlObject(path: $0.key, interfaces: $0.value) }
      .sorted { $0.id < $1.id }
  }
}

extension ControlObject {
  /// Reads the properties of all of an object's interfaces together, whose names do not overlap.
  fileprivate init?(path: ObjectPath, properties: [String: Variant]) {
    guard properties["Kind"] != nil else { return nil }
    var interfaces: [InterfaceName: [String: Variant]] = [.control: properties]
    if properties["State"] != nil {
      interfaces[properties["Value"] == nil ? .button : .toggle] = properties
    }
    self.init(path: path, interfaces: interfaces)
  }
}
