internal import CSystemd

extension Connection {
  /// Calls a method and waits for its reply. `sd_bus_call_async`.
  ///
  /// Calls leave in the order in which they are made. Cancelling the task ends the wait at once
  /// with the error ``ErrorName/cancelled``; the other side is not told.
  ///
  /// - Parameters:
  ///   - member: The method.
  ///   - arguments: Its arguments.
  ///   - timeout: How long to wait; nil is ``callTimeout``, `.seconds(.max)` for ever.
  ///   - autoStart: Whether the bus may start a service to answer it.
  /// - Throws: the error reply; `TimedOut`, `NoReply` if the other side is gone, `Disconnected`.
  @discardableResult
  public func call<each Argument: BusValue>(
    _ member: MemberAddress, _ arguments: repeat each Argument, timeout: Duration? = nil,
    autoStart: Bool = true
  ) async throws(BusError) -> Message {
    let message = try newCall(member, repeat each arguments, autoStart: autoStart)
    return try await send(message, timeout: timeout ?? callTimeout)
  }

  /// Calls a method whose arguments' types are known at run time only: each value is one argument
  /// of its own type. Otherwise as ``call(_:_:timeout:autoStart:)``.
  public func call(
    _ member: MemberAddress, values: [Variant], timeout: Duration? = nil, autoStart: Bool = true
  ) async throws(BusError) -> Message {
    let message = try newCall(member, autoStart: autoStart)
    let writer = MessageWriter(message.raw)
    for value in values { try value.appendContent(to: writer) }
    return try await send(message, timeout: timeout ?? callTimeout)
  }

  private func send(_ message: Message, timeout: Duration) async throws(BusError) -> Message {
    let pending = PendingReply(on: self, deadline: EventLoop.now.advanced(by: timeout))
    // 0 would mean the default to sd-bus.
    let microseconds = max(1, timeout.microseconds)
    return try await pending.wait { slot, callback, userdata in
      sd_bus_call_async(self.bus, &slot, message.raw, callback, userdata, microseconds)
    }.get()
  }

  /// Calls a method and asks for no reply; nothing tells whether it succeeded. `sd_bus_send`.
  public func callWithoutReply<each Argument: BusValue>(
    _ member: MemberAddress, _ arguments: repeat each Argument, autoStart: Bool = true
  ) throws(BusError) {
    let message = try newCall(member, repeat each arguments, autoStart: autoStart)
    try check(sd_bus_message_set_expect_reply(message.raw, 0))
    try check(sd_bus_send(bus, message.raw, nil))
  }

  /// Sends a signal to everybody who listens. `sd_bus_message_new_signal`.
  public func emit<each Argument: BusValue>(
    path: ObjectPath, interface: InterfaceName, member: MemberName,
    _ arguments: repeat each Argument
  ) throws(BusError) {
    let message = try Message.build(repeat each arguments) {
      sd_bus_message_new_signal(bus, &$0, path.rawValue, interface.rawValue, member.rawValue)
    }
    try check(sd_bus_send(bus, message.raw, nil))
  }

  private func newCall<each Argument: BusValue>(
    _ member: MemberAddress, _ arguments: repeat each Argument, autoStart: Bool
  ) throws(BusError) -> Message {
    let message = try Message.build(repeat each arguments) {
      sd_bus_message_new_method_call(
        bus, &$0, member.destination?.rawValue, member.path.rawValue, member.interface.rawValue,
        member.member.rawValue)
    }
    if !autoStart { try check(sd_bus_message_set_auto_start(message.raw, 0)) }
    return message
  }
}
