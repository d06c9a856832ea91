/// Declares a method beside its handler.
///
/// The handler is called on ``BusActor`` with the object, the call and the arguments. An error that
/// it throws is the reply; what is no ``BusError`` becomes `Failed`. An `async` handler begins at
/// once, so that calls begin in the order of their arrival, and the reply is sent when it ends.
public struct Method<Object> {
  let member: Member<Object>

  /// A method without results that answers at once.
  ///
  /// - Parameters:
  ///   - name: The name on the bus.
  ///   - arguments: The arguments' names in the introspection: one for each, or none at all.
  ///   - handler: What it does.
  public init<each Argument: BusValue, Failure: Error>(
    _ name: MemberName, arguments: [String] = [],
    _ handler:
      @escaping @BusActor (Object, MethodCall, repeat each Argument) throws(Failure) -> Void
  ) {
    self.init(name, arguments, [], (repeat (each Argument).self), "") { object, call in
      let values = try call.message.readUnchecked(repeat (each Argument).self)
      try handler(object, call, repeat each values)
      call.message.reply { _ in }
    }
  }

  /// A method with results that answers at once.
  ///
  /// - Parameters:
  ///   - name: The name on the bus.
  ///   - arguments: The arguments' names in the introspection: one for each, or none at all.
  ///   - results: The results' names likewise.
  ///   - handler: What it does; it returns a ``BusValue`` or ``Results``.
  public init<each Argument: BusValue, Result: MethodResult, Failure: Error>(
    _ name: MemberName, arguments: [String] = [], results: [String] = [],
    _ handler:
      @escaping @BusActor (Object, MethodCall, repeat each Argument) throws(Failure) -> Result
  ) {
    self.init(
      name, arguments, results, (repeat (each Argument).self), Result.resultSignature
    ) { object, call in
      let values = try call.message.readUnchecked(repeat (each Argument).self)
      let result = try handler(object, call, repeat each values)
      call.message.reply { writer throws(BusError) in try result.appendResults(to: writer) }
    }
  }

  /// A method without results that needs time.
  ///
  /// - Parameters:
  ///   - name: The name on the bus.
  ///   - arguments: The arguments' names in the introspection: one for each, or none at all.
  ///   - handler: What it does.
  public init<each Argument: BusValue, Failure: Error>(
    _ name: MemberName, arguments: [String] = [],
    _ handler:
      @escaping @BusActor (Object, MethodCall, repeat each Argument) async throws(Failure) -> Void
  ) {
    self.init(name, arguments, [], (repeat (each Argument).self), "") { object, call in
      let values = try call.message.readUnchecked(repeat (each Argument).self)
      call.answer {
        try await handler(object, call, repeat each values)
        call.message.reply { _ in }
      }
    }
  }

  /// A method with results that needs time.
  ///
  /// - Parameters:
  ///   - name: The name on the bus.
  ///   - arguments: The arguments' names in the introspection: one for each, or none at all.
  ///   - results: The results' names likewise.
  ///   - handler: What it does; it returns a ``BusValue`` or ``Results``.
  public init<each Argument: BusValue, Result: MethodResult, Failure: Error>(
    _ name: MemberName, arguments: [String] = [], results: [String] = [],
    _ handler:
      @escaping @BusActor (Object, MethodCall, repeat each Argument) async throws(Failure) -> Result
  ) {
    self.init(
      name, arguments, results, (repeat (each Argument).self), Result.resultSignature
    ) { object, call in
      let values = try call.message.readUnchecked(repeat (each Argument).self)
      call.answer {
        let result = try await handler(object, call, repeat each values)
        call.message.reply { writer throws(BusError) in try result.appendResults(to: writer) }
      }
    }
  }

  private init<each Argument: BusValue>(
    _ name: MemberName, _ arguments: [String], _ results: [String],
    _ types: (repeat (each Argument).Type), _ resultSignature: Signature,
    _ handler: @escaping @BusActor (Object, MethodCall) throws -> Void
  ) {
    let signature = Signature.joining(repeat each types)
    member = Member(
      name: name,
      argumentNames: arguments + results,
      kind: .method(arguments: signature, results: resultSignature) { object, call in
        do {
          try handler(object, call)
        } catch {
          call.message.reply(.wrapping(error))
        }
      })
  }
}

extension MethodCall {
  /// Runs a handler that needs time. Its first part runs before this returns.
  fileprivate func answer(_ handler: @escaping @BusActor () async throws -> Void) {
    let message = message
    Task.immediate { @BusActor in
      do {
        try await handler()
      } catch {
        message.reply(.wrapping(error))
      }
    }
  }
}
