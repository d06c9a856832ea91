/// Declares a signal, for the introspection. ``Connection/emit(path:interface:member:_:)`` sends
/// it.
public struct Signal {
  let name: MemberName
  let argumentNames: [String]
  let signature: Signature

  /// A signal.
  ///
  /// - Parameters:
  ///   - name: The name on the bus.
  ///   - arguments: The arguments' names: one for each, or none at all.
  ///   - types: The arguments' types.
  public init<each Argument: BusValue>(
    _ name: MemberName, arguments: [String] = [], of types: repeat (each Argument).Type
  ) {
    self.name = name
    argumentNames = arguments
    signature = .joining(repeat each types)
  }
}
