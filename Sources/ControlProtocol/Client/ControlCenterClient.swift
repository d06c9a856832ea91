public import Bus

/// A surface's view of the host: everything that it exports, kept up to date by its signals.
///
/// One match rule for the host's signals and one for its name, then two pipelined calls, again at
/// each new owner of the name.
@BusActor public final class ControlCenterClient {
  /// The connection that it speaks over.
  public let connection: Connection
  /// Called after each change, when the values below have it.
  public var onChange: (@BusActor (ControlCenterChange) -> Void)?
  /// Whether the host runs and everything is known of it.
  public private(set) var isHostPresent = false

  var mirror = ObjectMirror()
  var center: [String: Variant] = [:]
  private var subscriptions: [Subscription] = []
  /// Signals that came while answers were awaited; applied after each of them, for an answer may be
  /// older than a signal that was there before it was taken up.
  private var held: [Message] = []
  /// How many times the host is being read: a start may meet an owner that appears by itself.
  private var refreshes = 0
  /// Counts the owners of the host's name, so that an answer of an earlier one is thrown away.
  private var generation = 0

  /// Makes a client; nothing is sent before ``start(activating:timeout:)``.
  public init(connection: Connection) {
    self.connection = connection
  }

  /// Subscribes to the host's signals and reads what it has.
  ///
  /// - Parameters:
  ///   - activating: whether D-Bus is to start a host that does not run. If not, a missing host is
  ///     no error: it is awaited.
  ///   - timeout: how long the host may take; nil is the connection's own limit.
  /// - Throws: the bus's error when the host cannot be started or does not answer.
  public func start(activating: Bool = true, timeout: Duration? = nil) async throws(BusError) {
    try await subscribe()
    let owner = try await connection.owner(of: .controlBus)
    guard activating || owner != nil else { return }
    try await refresh(autoStart: activating, timeout: timeout)
  }

  private func subscribe() async throws(BusError) {
    guard subscriptions.isEmpty else { return }
    let owners = try await connection.ownerChanges(of: .controlBus) { [weak self] _, new in
      self?.ownerChanged(to: new)
    }
    let rule = MatchRule(sender: .controlBus, pathNamespace: .controlCenter)
    let signals = try await connection.subscribe(rule) { [weak self] message in
      self?.received(message)
    }
    subscriptions = [owners, signals]
  }

  private func ownerChanged(to owner: BusName?) {
    generation += 1
    held = []
    if isHostPresent { forget() }
    guard owner != nil else { return }
    Task { await follow() }
  }

  /// Reads a host that has appeared; one that is too busy to answer is asked again, until it does or
  /// its name changes hands.
  private func follow() async {
    let expected = generation
    while generation == expected {
      if (try? await refresh(autoStart: false, timeout: nil)) != nil { return }
      try? await EventLoop.shared.sleep(for: .seconds(1))
    }
  }

  private func forget() {
    isHostPresent = false
    mirror = ObjectMirror()
    center = [:]
    onChange?(.hostVanished)
  }

  /// Reads everything, then applies what was signalled meanwhile.
  private func refresh(autoStart: Bool, timeout: Duration?) async throws(BusError) {
    refreshes += 1
    defer { endRefresh() }
    async let managed = managedObjects(autoStart: autoStart, timeout: timeout)
    async let properties = centerProperties(autoStart: autoStart, timeout: timeout)
    let expected = generation
    do {
      let (objects, values) = try await (managed, properties)
      // An activated host takes its name meanwhile, which counts as one more owner.
      guard generation == expected || autoStart else { return }
      mirror = ObjectMirror(objects)
      center = values
    } catch {
      if isHostPresent { held.forEach { apply($0, announcing: true) } }
      throw error as? BusError ?? .failed("\(error)")
    }
    held.forEach { apply($0, announcing: false) }
    isHostPresent = true
    onChange?(.hostAppeared)
  }

  private func endRefresh() {
    refreshes -= 1
    if refreshes == 0 { held = [] }
  }

  private func managedObjects(
    autoStart: Bool, timeout: Duration?
  ) async throws(BusError) -> [ObjectPath: [String: [String: Variant]]] {
    let reply = try await connection.call(
      MemberAddress(
        destination: .controlBus, path: .controlCenter, interface: .objectManager,
        member: "GetManagedObjects"), timeout: timeout, autoStart: autoStart)
    return try reply.read([ObjectPath: [String: [String: Variant]]].self)
  }

  private func centerProperties(
    autoStart: Bool, timeout: Duration?
  ) async throws(BusError) -> [String: Variant] {
    let reply = try await connection.call(
      MemberAddress(
        destination: .controlBus, path: .controlCenter, interface: .properties, member: "GetAll"),
      InterfaceName.controlCenter.rawValue, timeout: timeout, autoStart: autoStart)
    return try reply.read([String: Variant].self)
  }

  private func received(_ message: Message) {
    if refreshes > 0 {
      held.append(message)
    } else {
      apply(message, announcing: true)
    }
  }

  private func apply(_ message: Message, announcing: Bool) {
    let changes = changes(of: message)
    if announcing { changes.forEach { onChange?($0) } }
  }
}
