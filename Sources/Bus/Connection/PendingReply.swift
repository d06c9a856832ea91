internal import CSystemd

/// A caller that waits for one reply. It is the userdata of the slot; whoever finishes it first,
/// the reply, the end of the connection or a cancellation, drops the slot and resumes the caller.
@BusActor final class PendingReply: ConnectionDependent {
  typealias Outcome = Result<Message, BusError>

  private weak var connection: Connection?
  private var slot: Slot?
  private var continuation: UnsafeContinuation<Outcome, Never>?
  private let deadline: Duration?

  init(on connection: Connection, deadline: Duration?) {
    self.connection = connection
    self.deadline = deadline
  }

  /// Registers with sd-bus through `add`, which is given the place for the slot, the callback and
  /// the userdata, and waits. Cancellation drops the slot: a later reply is ignored.
  func wait(
    _ add:
      @BusActor (inout OpaquePointer?, sd_bus_message_handler_t, UnsafeMutableRawPointer)
      -> Int32
  ) async -> Outcome {
    guard !Task.isCancelled else { return .failure(.cancelled()) }
    return await withTaskCancellationHandler {
      await withUnsafeContinuation { continuation in
        self.continuation = continuation
        self.begin(add)
      }
    } onCancel: {
      Task { @BusActor in self.finish(.failure(.cancelled())) }
    }
  }

  private func begin(
    _ add: (inout OpaquePointer?, sd_bus_message_handler_t, UnsafeMutableRawPointer) -> Int32
  ) {
    let userdata = Unmanaged.passUnretained(self).toOpaque()
    do throws(BusError) {
      slot = try Slot { add(&$0, Self.callback, userdata) }
      connection?.add(self)
    } catch {
      finish(.failure(error))
    }
  }

  private static let callback: sd_bus_message_handler_t = { message, userdata, _ in
    BusActor.enter((message, userdata)) { message, userdata in
      guard let message, let userdata else { return }
      let pending = Unmanaged<PendingReply>.fromOpaque(userdata).takeUnretainedValue()
      pending.receive(Message(borrowing: message))
    }
    return 1
  }

  private func receive(_ message: Message) {
    guard var error = message.error else { return finish(.success(message)) }
    error.isAnswer = message.isFromOtherSide
    finish(.failure(isOverdue(error) ? .timedOut("The deadline of the call has passed") : error))
  }

  /// sd-bus reports its own deadline by the same name as a lost reply.
  private func isOverdue(_ error: BusError) -> Bool {
    guard let deadline, error.name == .noReply, !error.isAnswer else { return false }
    return EventLoop.now >= deadline
  }

  private func finish(_ outcome: Outcome) {
    slot?.drop()
    slot = nil
    connection?.remove(self)
    continuation?.resume(returning: outcome)
    continuation = nil
  }

  func connectionDidClose() { finish(.failure(.disconnected("The connection was closed"))) }
}
