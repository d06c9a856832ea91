import Bus
import CDBus
import Foundation

/// A connection through libdbus, an implementation of D-Bus that shares no code with ours.
///
/// It blocks, so a test uses it from a thread of its own, one at a time.
final class LibDBus: @unchecked Sendable {
  /// What libdbus saw of a message.
  struct Received: Hashable {
    var member: String
    var signature: String
    var values: [Variant]
    /// The arguments as they were marshalled, after the header.
    var body: [UInt8]
    var errorName: String?
  }

  struct Failure: Error, Hashable {
    var name: String
    var message: String
  }

  private let connection: OpaquePointer
  let uniqueName: BusName

  init(address: String) throws {
    dbus_threads_init_default()
    var error = DBusError()
    dbus_error_init(&error)
    guard let connection = dbus_connection_open_private(address, &error) else {
      throw Self.take(&error)
    }
    self.connection = connection
    dbus_connection_set_exit_on_disconnect(connection, 0)
    guard dbus_bus_register(connection, &error) != 0 else { throw Self.take(&error) }
    uniqueName = BusName(
      unchecked: String(cString: dbus_bus_get_unique_name(connection)))
  }

  deinit {
    dbus_connection_close(connection)
    dbus_connection_unref(connection)
  }

  private static func take(_ error: inout DBusError) -> Failure {
    defer { dbus_error_free(&error) }
    return Failure(name: String(cString: error.name), message: String(cString: error.message))
  }

  /// Calls a method and waits for the reply.
  func call(_ address: MemberAddress, _ arguments: [Variant] = []) throws -> Received {
    let message = present(
      dbus_message_new_method_call(
        address.destination?.rawValue, address.path.rawValue, address.interface.rawValue,
        address.member.rawValue))
    defer { dbus_message_unref(message) }
    Self.append(arguments, to: message)
    var error = DBusError()
    dbus_error_init(&error)
    guard
      let reply = dbus_connection_send_with_reply_and_block(connection, message, 10_000, &error)
    else { throw Self.take(&error) }
    defer { dbus_message_unref(reply) }
    return Self.describe(reply)
  }

  /// Waits for one call and answers it: with its own arguments, which libdbus writes anew, or as
  /// `answer` says.
  func answerOne(_ answer: (Received) -> Answer = { .results($0.values) }) throws -> Received {
    let deadline = Date(timeIntervalSinceNow: 10)
    while Date() < deadline {
      dbus_connection_read_write(connection, 100)
      while let message = dbus_connection_pop_message(connection) {
        defer { dbus_message_unref(message) }
        guard dbus_message_get_type(message) == DBUS_MESSAGE_TYPE_METHOD_CALL else { continue }
        let received = Self.describe(message)
        reply(to: message, answer(received))
        return received
      }
    }
    throw Failure(name: "test", message: "no call came")
  }

  enum Answer {
    case results([Variant])
    case error(String, String)
    case nothing
  }

  private func reply(to call: OpaquePointer, _ answer: Answer) {
    let reply: OpaquePointer
    switch answer {
    case .results(let values):
      reply = present(dbus_message_new_method_return(call))
      Self.append(values, to: reply)
    case .error(let name, let text): reply = present(dbus_message_new_error(call, name, text))
    case .nothing: return
    }
    dbus_connection_send(connection, reply, nil)
    dbus_connection_flush(connection)
    dbus_message_unref(reply)
  }

  /// The bytes that libdbus makes of arguments.
  static func body(of arguments: [Variant]) -> [UInt8] {
    let message = present(dbus_message_new_method_call(nil, "/", "a.b", "c"))
    defer { dbus_message_unref(message) }
    append(arguments, to: message)
    dbus_message_set_serial(message, 1)
    return body(of: message)
  }

  private static func body(of message: OpaquePointer) -> [UInt8] {
    var data: UnsafeMutablePointer<CChar>?
    var length: Int32 = 0
    guard dbus_message_marshal(message, &data, &length) != 0, let data else { return [] }
    defer { dbus_free(data) }
    let bytes = UnsafeRawBufferPointer(start: data, count: Int(length))
    let fields = Int(bytes.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
    return Array(bytes[((16 + fields + 7) / 8 * 8)...])
  }

  private static func describe(_ message: OpaquePointer) -> Received {
    Received(
      member: dbus_message_get_member(message).map { String(cString: $0) } ?? "",
      signature: String(cString: dbus_message_get_signature(message)),
      values: values(of: message), body: body(of: message),
      errorName: dbus_message_get_error_name(message).map { String(cString: $0) })
  }
}

/// What libdbus gives unless it has no memory.
func present<Value>(_ value: Value?) -> Value {
  guard let value else { fatalError("libdbus has no memory") }
  return value
}
