internal import CSystemd
internal import Glibc

/// A connection to a message bus, or to one peer. `sd_bus`.
///
/// It is attached to the event loop and never blocks it. Nothing else keeps it alive: with the last
/// reference it is closed, and its registrations and subscriptions, which may live on, are dead.
/// A running call holds it.
///
/// - Invariant: every slot that points to this object is dropped before the connection is closed.
@BusActor public final class Connection {
  let bus: OpaquePointer
  private let reference = WeakConnection()
  private var localSignals: Slot?
  private var dependents: [ObjectIdentifier: any ConnectionDependent] = [:]
  /// What is exported, by interface; a registration that is cancelled leaves nothing behind.
  private(set) var exported: [InterfaceName: [WeakBinding]] = [:]

  /// Called once when the other side has closed the connection, or the bus is gone; not for the own
  /// ``close()``. All calls have failed by then.
  public var onDisconnect: (@BusActor () -> Void)?
  /// How long a call waits that gives no time of its own; `.seconds(.max)` is for ever.
  public var callTimeout = Connection.usualTimeout

  /// What a call waits in the other D-Bus libraries: 25 s.
  public nonisolated static let usualTimeout = Duration.seconds(25)

  /// The session bus of the user. `sd_bus_open_user`.
  public static func session() throws(BusError) -> Connection {
    try Connection { sd_bus_open_user(&$0) }
  }

  /// The system bus. `sd_bus_open_system`.
  public static func system() throws(BusError) -> Connection {
    try Connection { sd_bus_open_system(&$0) }
  }

  /// The bus at a D-Bus address, for example `unix:path=/run/user/1000/bus`. `sd_bus_set_address`.
  public static func connect(address: String) throws(BusError) -> Connection {
    try Connection { bus in
      start(&bus) { bus in
        let result = sd_bus_set_address(bus, address)
        return result < 0 ? result : sd_bus_set_bus_client(bus, 1)
      }
    }
  }

  /// A line to one peer over a connected stream socket, which is duplicated. `sd_bus_set_fd`.
  ///
  /// Exactly one end has to be the server; it does not matter which. Names mean nothing here: calls
  /// go without a destination, and messages have no sender.
  public static func peer(
    fileDescriptor: FileDescriptor, isServer: Bool
  ) throws(BusError) -> Connection {
    var identifier = sd_id128_t()
    try check(sd_id128_randomize(&identifier))
    let descriptor = fcntl(fileDescriptor.rawValue, F_DUPFD_CLOEXEC, 3)
    guard descriptor >= 0 else { throw BusError(errno: errno) }
    return try Connection { bus in
      start(&bus) { bus in
        let result = sd_bus_set_fd(bus, descriptor, descriptor)
        if result < 0 { _ = Glibc.close(descriptor) }
        guard result >= 0, isServer else { return result }
        return sd_bus_set_server(bus, 1, identifier)
      }
    }
  }

  private static func start(
    _ bus: inout OpaquePointer?, _ configure: (OpaquePointer?) -> Int32
  ) -> Int32 {
    var result = sd_bus_new(&bus)
    if result >= 0 { result = configure(bus) }
    if result >= 0 { result = sd_bus_set_connected_signal(bus, 1) }
    if result >= 0 { result = sd_bus_start(bus) }
    if result < 0 { bus = sd_bus_close_unref(bus) }
    return result
  }

  private init(_ open: (inout OpaquePointer?) -> Int32) throws(BusError) {
    var opened: OpaquePointer?
    try check(open(&opened))
    guard let opened else { throw .failed("sd-bus opened nothing") }
    bus = opened
    try check(sd_bus_attach_event(bus, EventLoop.shared.handle(), 0))
    try receiveLocalSignals()
  }

  isolated deinit {
    localSignals?.drop()
    endDependents()
    sd_bus_close_unref(bus)
  }
}

extension Connection {
  /// The unique name that the bus gave the connection; nil until it has answered the first time,
  /// and on a line without a bus. `sd_bus_get_unique_name`.
  public var uniqueName: BusName? {
    // Before the bus has answered sd-bus would wait for it, which would block the loop.
    guard sd_bus_is_ready(bus) > 0 else { return nil }
    var name: UnsafePointer<CChar>?
    guard sd_bus_get_unique_name(bus, &name) >= 0 else { return nil }
    return BusName(name)
  }

  /// Whether messages can be sent. `sd_bus_is_open`.
  public var isOpen: Bool { sd_bus_is_open(bus) > 0 }

  /// Whether there is a bus at the other end, not a peer.
  public var isBusClient: Bool { sd_bus_is_bus_client(bus) > 0 }

  /// Closes the connection: running calls fail with `Disconnected`, sequences of signals end.
  /// Messages that are not written yet are lost; see ``flush()``. `sd_bus_close`.
  public func close() {
    onDisconnect = nil
    localSignals?.drop()
    sd_bus_close(bus)
    endDependents()
  }

  /// Waits until everything that was sent is written. It blocks the loop: for the way out of a
  /// program only. `sd_bus_flush`.
  public func flush() throws(BusError) {
    try check(sd_bus_flush(bus))
  }

  /// sd-bus tells of its own state by signals that it sends to itself alone.
  private func receiveLocalSignals() throws(BusError) {
    let rule = "type='signal',sender='org.freedesktop.DBus.Local'"
    reference.connection = self
    let userdata = Unmanaged.passUnretained(reference).toOpaque()
    localSignals = try Slot { slot in
      sd_bus_add_match(
        bus, &slot, rule,
        { message, userdata, _ in
          BusActor.enter((message, userdata)) { message, userdata in
            guard let message else { return }
            Connection.from(userdata)?.receiveLocal(Message(borrowing: message))
          }
          return 0
        }, userdata)
    }
  }

  private func receiveLocal(_ signal: Message) {
    switch signal.member {
    case "Connected": processEarlyMessages()
    case "Disconnected": didDisconnect()
    default: break
    }
  }

  /// Handles the messages that came in one piece with the end of the authentication. sd-bus has
  /// read them with it but would look at them only when more comes. It must not be entered from its
  /// own callback, so this waits for its return.
  private func processEarlyMessages() {
    Task { while sd_bus_process(bus, nil) > 0 {} }
  }

  /// The connection of a callback; nil when its last reference went on another thread, so that its
  /// end waits for the loop: such a one must not be kept any more.
  private static func from(_ userdata: UnsafeMutableRawPointer?) -> Connection? {
    userdata.flatMap {
      Unmanaged<WeakConnection>.fromOpaque($0).takeUnretainedValue().connection
    }
  }

  private func didDisconnect() {
    endDependents()
    let handler = onDisconnect
    onDisconnect = nil
    handler?()
  }

  private func endDependents() {
    let ended = dependents
    dependents = [:]
    for dependent in ended.values { dependent.connectionDidClose() }
  }

  /// Remembers an interface that was put on the bus, for the changes of its properties.
  func note(_ binding: Binding, of interface: InterfaceName) {
    exported[interface, default: []].removeAll { $0.binding == nil }
    exported[interface, default: []].append(WeakBinding(binding: binding))
  }

  func add(_ dependent: any ConnectionDependent) {
    guard isOpen else { return dependent.connectionDidClose() }
    dependents[ObjectIdentifier(dependent)] = dependent
  }

  func remove(_ dependent: any ConnectionDependent) {
    dependents[ObjectIdentifier(dependent)] = nil
  }
}

/// Something that waits on a connection and has to be told of its end.
@BusActor protocol ConnectionDependent: AnyObject {
  func connectionDidClose()
}
