public import Bus
public import ControlModel

/// An extension seen from the host: the members of `org.controlbus.Extension1`, called over the bus
/// or over a private line.
@BusActor public struct ExtensionProxy {
  private let connection: Connection
  private let destination: BusName?
  private let startsExtension: Bool

  /// Makes a proxy.
  ///
  /// - Parameters:
  ///   - connection: the bus, or the private line.
  ///   - destination: the extension's bus name; nil over a line, which has one other end only.
  ///   - startsExtension: whether a call makes the bus start an extension that does not run, and keep
  ///     the call for it, however long that takes.
  public init(connection: Connection, destination: BusName?, startsExtension: Bool = true) {
    self.connection = connection
    self.destination = destination
    self.startsExtension = startsExtension
  }

  /// `Describe`: the kinds that the extension serves, and those that it rejected or described badly.
  public func describe(timeout: Duration? = nil) async throws(BusError) -> [KindDescriptor] {
    let reply = try await call("Describe", timeout: timeout)
    return try reply.read([[String: Variant]].self).enumerated().map {
      KindDescriptor(described: $1, number: $0 + 1)
    }
  }

  /// `Preview`: a canned look.
  public func preview(
    kind: String, configuration: Configuration, timeout: Duration? = nil
  ) async throws(BusError) -> Snapshot {
    let reply = try await call("Preview", kind, configuration.variants, timeout: timeout)
    return try reply.read(Snapshot.self)
  }

  /// `Evaluate`: what the control looks like now.
  ///
  /// - Parameter known: keeps the look, so that a `Perform` need not bring it again.
  public func evaluate(
    kind: String, configuration: Configuration, known: KnownLook? = nil, timeout: Duration? = nil
  ) async throws(BusError) -> Snapshot {
    let reply = try await call("Evaluate", kind, configuration.variants, timeout: timeout)
    let sent = try reply.read(SentSnapshot.self)
    known?.take(sent)
    return try sent.present
  }

  /// `Perform`: runs the action and brings the fresh look; of one that is known, its number. An action that
  /// was answered has run: of a reply that cannot be read the look is absent.
  public func perform(
    kind: String, configuration: Configuration, action: ControlAction, known: KnownLook? = nil,
    timeout: Duration? = nil
  ) async throws(BusError) -> ActionResult {
    let (name, value) = action.arguments
    let reply = try await call(
      "Perform", kind, configuration.variants, name, value, timeout: timeout)
    guard let result = try? SentResult(reply: reply) else { return ActionResult(snapshot: nil) }
    known?.take(result.snapshot)
    let snapshot = result.known.flatMap { known?.snapshot($0) } ?? result.snapshot.snapshot
    return ActionResult(snapshot: snapshot, dialog: result.dialog)
  }

  /// `Options`: the choices for a parameter.
  public func options(
    kind: String, parameter: String, search: String, configuration: Configuration,
    timeout: Duration? = nil
  ) async throws(BusError) -> [ParameterOption] {
    let reply = try await call(
      "Options", kind, parameter, search, configuration.variants, timeout: timeout)
    return try Array(variants: try reply.read([[String: Variant]].self))
  }

  /// `SetPlacedControls`: tells the extension which copies of its kinds are placed.
  public func setPlacedControls(_ controls: [PlacedControl]) async throws(BusError) {
    let rows = controls.map { Struct($0.id, $0.kind, $0.configuration.variants) }
    _ = try await call("SetPlacedControls", rows)
  }

  /// `Leave`: asks the extension to finish what it does and to exit.
  public func leave() async throws(BusError) {
    _ = try await call("Leave")
  }

  private func call<each Argument: BusValue>(
    _ member: MemberName, _ arguments: repeat each Argument, timeout: Duration? = nil
  ) async throws(BusError) -> Message {
    let address = MemberAddress(
      destination: destination, path: .extensionObject, interface: .controlExtension,
      member: member)
    return try await connection.call(
      address, repeat each arguments, timeout: timeout, autoStart: startsExtension)
  }
}
