internal import CSystemd

/// A message that came over a connection. `sd_bus_message`.
@BusActor public final class Message {
  let raw: OpaquePointer

  /// Takes over a reference.
  init(taking raw: OpaquePointer) { self.raw = raw }

  /// Adds a reference.
  init(borrowing raw: OpaquePointer) { self.raw = sd_bus_message_ref(raw) }

  isolated deinit { sd_bus_message_unref(raw) }

  /// The unique name of the connection that sent it; nil on a line without a bus.
  public var sender: BusName? { BusName(sd_bus_message_get_sender(raw)) }
  /// The name that it was sent to; nil for a broadcast and on a line without a bus.
  public var destination: BusName? { BusName(sd_bus_message_get_destination(raw)) }
  /// The object that is called or that sent the signal.
  public var path: ObjectPath? { ObjectPath(sd_bus_message_get_path(raw)) }
  /// The interface of the member.
  public var interface: InterfaceName? { InterfaceName(sd_bus_message_get_interface(raw)) }
  /// The method or the signal.
  public var member: MemberName? { MemberName(sd_bus_message_get_member(raw)) }
  /// The types of the arguments.
  public var signature: Signature {
    Signature(sd_bus_message_get_signature(raw, 1)) ?? Signature(unchecked: "")
  }
  /// Whether it is an error reply.
  public var isError: Bool { sd_bus_message_is_method_error(raw, nil) > 0 }
  /// The error of an error reply.
  public var error: BusError? {
    guard isError, let error = sd_bus_message_get_error(raw) else { return nil }
    return BusError(error.pointee)
  }
  /// The serial number that the sender gave it.
  public var cookie: UInt64 {
    var cookie: UInt64 = 0
    sd_bus_message_get_cookie(raw, &cookie)
    return cookie
  }
  /// Whether whoever was called sent it: not the bus, and not sd-bus, which makes the replies that will
  /// never come.
  var isFromOtherSide: Bool { sender != .bus && cookie != Self.syntheticCookie }
  private static let syntheticCookie: UInt64 = 0xFFFF_FFFF
  /// Whether the sender of a call waits for a reply.
  public var expectsReply: Bool { sd_bus_message_get_expect_reply(raw) > 0 }

  /// The path as sd-bus has it, without a copy.
  func withPath<Result>(_ body: (UnsafePointer<CChar>) -> Result?) -> Result? {
    sd_bus_message_get_path(raw).flatMap(body)
  }

  /// The arguments, which must have exactly these types. Each call reads from the start.
  ///
  /// - Throws: `InvalidArgs` if the types differ, `InconsistentMessage` for a malformed message.
  public func read<each Value: BusValue>(
    _ types: repeat (each Value).Type
  ) throws(BusError) -> (repeat each Value) {
    let expected = Signature.joining(repeat (each Value).self)
    guard sd_bus_message_has_signature(raw, expected.rawValue) > 0 else {
      throw .invalidArguments("The arguments are \"\(signature)\", not \"\(expected)\"")
    }
    return try readUnchecked(repeat (each Value).self)
  }

  /// All arguments, whatever their types are.
  public func values() throws(BusError) -> [Variant] {
    try check(sd_bus_message_rewind(raw, 1))
    let reader = MessageReader(raw)
    var values: [Variant] = []
    while !reader.isAtEnd { values.append(try Variant(contentFrom: reader)) }
    return values
  }

  /// The same where sd-bus has compared the signature already.
  func readUnchecked<each Value: BusValue>(
    _ types: repeat (each Value).Type
  ) throws(BusError) -> (repeat each Value) {
    try check(sd_bus_message_rewind(raw, 1))
    let reader = MessageReader(raw)
    return try (repeat (each Value)(from: reader))
  }
}

extension Signature {
  static func joining<each Value: BusValue>(_ types: repeat (each Value).Type) -> Signature {
    var text = ""
    for type in repeat each types { text += type.signature.rawValue }
    return Signature(unchecked: text)
  }
}
