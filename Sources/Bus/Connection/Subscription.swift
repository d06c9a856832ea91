internal import CSystemd

/// A match rule that is in force, until it is cancelled or released. It does not keep the
/// connection open.
///
/// - Invariant: the slot, whose userdata this object is, goes before the handler.
@BusActor public final class Subscription: ConnectionDependent {
  private var slot: Slot?
  private var handler: (@BusActor (Message) -> Void)?
  private let sender: BusName?
  private var installation: UnsafeContinuation<Result<Void, BusError>, Never>?

  init(_ sender: BusName?, _ handler: @escaping @BusActor (Message) -> Void) {
    self.sender = sender
    self.handler = handler
  }

  /// Ends it: the handler is not called again, and the bus is told. `RemoveMatch`.
  public func cancel() {
    slot?.drop()
    slot = nil
    handler = nil
  }

  isolated deinit { cancel() }

  /// Installs the rule and waits until the bus has it. `sd_bus_add_match_async`.
  func install(_ rule: String, on connection: Connection) async throws(BusError) {
    // Without a bus there is nobody to install it with, and sd-bus would never report it installed.
    guard connection.isBusClient else {
      slot = try Slot {
        sd_bus_add_match(connection.bus, &$0, rule, Self.callback, userdata)
      }
      return
    }
    try await installOnBus(rule, on: connection)
  }

  private func installOnBus(_ rule: String, on connection: Connection) async throws(BusError) {
    let outcome = await withUnsafeContinuation { continuation in
      installation = continuation
      do throws(BusError) {
        slot = try Slot {
          sd_bus_add_match_async(
            connection.bus, &$0, rule, Self.callback, Self.installed, userdata)
        }
        connection.add(self)
      } catch {
        finishInstallation(.failure(error))
      }
    }
    connection.remove(self)
    try outcome.get()
  }

  private func finishInstallation(_ outcome: Result<Void, BusError>) {
    if case .failure = outcome { cancel() }
    installation?.resume(returning: outcome)
    installation = nil
  }

  func connectionDidClose() {
    finishInstallation(.failure(.disconnected("The connection was closed")))
  }

  private func received(_ message: Message) {
    if accepts(message) { handler?(message) }
  }

  /// The bus compares the sender of what it broadcasts; what another client sends to this connection
  /// alone passes every rule, and sd-bus cannot tell who owns a well-known name.
  private func accepts(_ message: Message) -> Bool {
    guard let sender else { return true }
    return message.sender == sender || (sender.isForOwner && message.destination == nil)
  }

  private var userdata: UnsafeMutableRawPointer { Unmanaged.passUnretained(self).toOpaque() }

  private static let callback: sd_bus_message_handler_t = { message, userdata, _ in
    BusActor.enter((message, userdata)) { message, userdata in
      guard let message, let userdata else { return }
      let subscription = Unmanaged<Subscription>.fromOpaque(userdata).takeUnretainedValue()
      subscription.received(Message(borrowing: message))
    }
    // 0: other subscriptions may want the same message.
    return 0
  }

  private static let installed: sd_bus_message_handler_t = { message, userdata, _ in
    BusActor.enter((message, userdata)) { message, userdata in
      guard let message, let userdata else { return }
      let subscription = Unmanaged<Subscription>.fromOpaque(userdata).takeUnretainedValue()
      let error = Message(borrowing: message).error
      subscription.finishInstallation(error.map { .failure($0) } ?? .success(()))
    }
    return 1
  }
}

extension BusName {
  /// Whether a message's sender can be any unique name: the bus itself is the only sender with
  /// another one.
  fileprivate var isForOwner: Bool { self != .bus && !rawValue.hasPrefix(":") }
}
