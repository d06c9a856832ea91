internal import CSystemd

extension Message {
  /// A message that `make` makes, with these arguments.
  static func build<each Argument: BusValue>(
    _ arguments: repeat each Argument, make: (inout OpaquePointer?) -> Int32
  ) throws(BusError) -> Message {
    let message = try Message(make)
    let writer = MessageWriter(message.raw)
    repeat try (each arguments).append(to: writer)
    return message
  }

  convenience init(_ make: (inout OpaquePointer?) -> Int32) throws(BusError) {
    var raw: OpaquePointer?
    try check(make(&raw))
    guard let raw else { throw .noMemory("No message") }
    self.init(taking: raw)
  }

  /// Answers a call. A caller that does not wait for it, or that is gone, gets nothing.
  func reply(_ append: (borrowing MessageWriter) throws(BusError) -> Void) {
    guard expectsReply else { return }
    do throws(BusError) {
      let reply = try Message { sd_bus_message_new_method_return(raw, &$0) }
      try append(MessageWriter(reply.raw))
      try check(sd_bus_message_send(reply.raw))
    } catch {
      self.reply(error)
    }
  }

  /// Answers a call with an error. A failure to send it means that nobody is there to read it.
  func reply(_ error: BusError) {
    guard expectsReply else { return }
    var raw = sd_bus_error()
    defer { sd_bus_error_free(&raw) }
    _ = error.fill(&raw)
    sd_bus_reply_method_error(self.raw, &raw)
  }
}
