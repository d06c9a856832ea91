import Bus
import ControlModel
import ControlProtocol
import TestSupport

/// The other end of the program: a service with the interfaces of the host, whose controls do what a
/// test says.
@BusActor final class ScriptedHost {
  /// What a control does when it is acted on: changes itself, or fails.
  typealias Action = @BusActor (inout ControlObject, Bool?) async throws(BusError) -> Void

  private(set) var controls: [ControlObject]
  let gallery: [KindDescriptor]
  let extensions: [ExtensionObject]
  var isLocked = false
  var problems: [String] = []
  /// Whether it cannot tell about itself.
  var isBusy = false
  /// What reloading and the actions do.
  var action: Action = { control, value throws(BusError) in
    if let value { control.look?.value = value }
  }
  var onReload: Action = { _, _ throws(BusError) in }
  /// How many names it was asked to find.
  var finds = 0
  /// How often the properties of a control were read, one by one or with all others.
  var reads = 0
  /// The calls that came, in their order.
  private(set) var calls: [String] = []

  private let address: String
  private var connection: Connection?
  private var registrations: [Registration] = []

  init(
    address: String, controls: [ControlObject], gallery: [KindDescriptor] = [],
    extensions: [ExtensionObject] = []
  ) {
    self.address = address
    self.controls = controls
    self.gallery = gallery
    self.extensions = extensions
  }

  /// Takes the name and answers.
  func appear() async throws {
    let connection = try Connection.connect(address: address)
    registrations = try ScriptedInterfaces.export(self, on: connection)
    self.connection = connection
    // The bus may not have noticed yet that the host before went.
    guard try await connection.requestName(.controlBus, queue: true) else {
      return try await eventually("the name is free") {
        try await connection.owner(of: .controlBus) == connection.uniqueName
      }
    }
  }

  /// Is gone at once, as a process that was killed.
  func vanish() {
    registrations = []
    connection?.close()
    connection = nil
  }

  func control(at path: ObjectPath) -> ControlObject? { controls.first { $0.path == path } }

  /// Changes a control and tells of it in one signal.
  func change(_ path: ObjectPath, _ body: (inout ControlObject) -> Void) throws {
    guard let index = controls.firstIndex(where: { $0.path == path }) else { return }
    body(&controls[index])
    controls[index].look?.revision += 1
    guard let interface = controls[index].lookInterface else { return }
    try connection?.emitPropertiesChanged(
      at: path, interface: interface, properties: ScriptedInterfaces.lookNames(interface))
  }

  /// Acts on a control and tells of what it changed.
  func act(_ path: ObjectPath, _ value: Bool?, _ action: Action) async throws {
    guard var control = control(at: path) else { return }
    try await action(&control, value)
    try change(path) { $0 = control }
  }

  func record(_ name: String) {
    calls.append(name)
  }

  /// How many connections to the bus a process has.
  func connections(of process: Int32) async throws -> Int {
    guard let connection else { return 0 }
    var count = 0
    for name in try await connection.names() where name.rawValue.hasPrefix(":") {
      if try await connection.credentials(of: name).processID == process { count += 1 }
    }
    return count
  }

  func add(_ control: ControlObject) throws {
    controls.append(control)
    guard let interface = control.lookInterface else { return }
    try connection?.emitInterfacesAdded(at: control.path, interfaces: [.control, interface])
    try orderChanged()
  }

  func remove(_ path: ObjectPath) throws {
    guard let control = control(at: path), let interface = control.lookInterface else {
      throw BusError(name: .unknownControl, message: "There is no such control")
    }
    controls.removeAll { $0.path == path }
    try orderChanged()
    try connection?.emitInterfacesRemoved(at: path, interfaces: [.control, interface])
  }

  func move(_ path: ObjectPath, to position: Int) throws {
    guard let index = controls.firstIndex(where: { $0.path == path }) else { return }
    let control = controls.remove(at: index)
    controls.insert(control, at: min(position, controls.count))
    try orderChanged()
  }

  func configure(_ path: ObjectPath, _ configuration: Configuration) throws {
    guard let index = controls.firstIndex(where: { $0.path == path }) else { return }
    controls[index].configuration = configuration
    try connection?.emitPropertiesChanged(
      at: path, interface: .control, properties: ["Configuration"])
  }

  private func orderChanged() throws {
    try connection?.emitPropertiesChanged(
      at: .controlCenter, interface: .controlCenter, properties: ["Controls"])
  }
}
