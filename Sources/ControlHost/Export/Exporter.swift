internal import Bus
internal import ControlProtocol

/// Puts the host's objects on the bus and tells of their changes.
///
/// Nothing is registered object by object: the interfaces ask the host's tables at each access.
@BusActor
final class Exporter {
  private let connection: Connection
  private let log: HostLog
  private var registrations: [Registration] = []

  init(connection: Connection, log: HostLog) {
    self.connection = connection
    self.log = log
  }

  /// Exports everything that a host has.
  func export(_ host: ControlHost) throws(BusError) {
    let engine = host.engine
    registrations = [
      try connection.exportObjectManager(at: .controlCenter),
      try connection.export(ControlHost.centerInterface, at: .controlCenter, object: host),
      try connection.export(
        subtree: .controls,
        paths: { [weak engine] in engine.map { Array($0.controls.keys) } ?? [] },
        [
          ControlHost.controlInterface(engine).found { [weak engine] in engine?.controls[$0] },
          ControlHost.toggleInterface(engine).found { [weak engine] in
            engine?.controls[$0].flatMap { $0.lookInterface == .toggle ? $0 : nil }
          },
          ControlHost.buttonInterface(engine).found { [weak engine] in
            engine?.controls[$0].flatMap { $0.lookInterface == .button ? $0 : nil }
          },
        ]),
      try connection.export(
        subtree: .gallery, paths: { [weak host] in host.map { Array($0.galleryItems.keys) } ?? [] },
        [ControlHost.galleryInterface(host).found { [weak host] in host?.galleryItems[$0] }]),
      try connection.export(
        subtree: .extensions,
        paths: { [weak host] in host.map { Array($0.publishedExtensions.keys) } ?? [] },
        [ControlHost.extensionInterface.found { [weak host] in host?.publishedExtensions[$0] }]),
    ]
  }

  /// Tells that properties have changed, in one signal; of none, nothing.
  func changed(_ properties: [MemberName], of interface: InterfaceName, at path: ObjectPath) {
    guard !properties.isEmpty else { return }
    report {
      () throws(BusError) in
      try connection.emitPropertiesChanged(at: path, interface: interface, properties: properties)
    }
  }

  /// Tells that an object is there.
  func added(_ interfaces: [InterfaceName], at path: ObjectPath) {
    report { () throws(BusError) in
      try connection.emitInterfacesAdded(at: path, interfaces: interfaces)
    }
  }

  /// Tells that an object, or some of its interfaces, go.
  func removed(_ interfaces: [InterfaceName], at path: ObjectPath) {
    report { () throws(BusError) in
      try connection.emitInterfacesRemoved(at: path, interfaces: interfaces)
    }
  }

  /// A signal that cannot be sent is no fault of whoever caused it: the bus is gone, or memory is.
  private func report(_ send: () throws(BusError) -> Void) {
    do throws(BusError) {
      try send()
    } catch {
      log.error("cannot send a signal: \(error)")
    }
  }
}
