/// Which signals to receive: those that agree with everything that is set.
public struct MatchRule: Hashable, Sendable {
  /// The sender: a unique name, or a well-known one, which means whoever owns it.
  public var sender: BusName?
  /// The object that sent it.
  public var path: ObjectPath?
  /// This object, or any below it; not together with ``path``.
  public var pathNamespace: ObjectPath?
  /// The interface.
  public var interface: InterfaceName?
  /// The signal.
  public var member: MemberName?
  /// The first argument, a string.
  public var firstArgument: String?
  /// The first argument, a bus name or interface that equals this or begins with it and a dot.
  public var firstArgumentNamespace: String?

  /// A rule of these conditions.
  public init(
    sender: BusName? = nil, path: ObjectPath? = nil, pathNamespace: ObjectPath? = nil,
    interface: InterfaceName? = nil, member: MemberName? = nil, firstArgument: String? = nil,
    firstArgumentNamespace: String? = nil
  ) {
    self.sender = sender
    self.path = path
    self.pathNamespace = pathNamespace
    self.interface = interface
    self.member = member
    self.firstArgument = firstArgument
    self.firstArgumentNamespace = firstArgumentNamespace
  }

  /// The rule as the bus reads it.
  ///
  /// - Throws: `InvalidArgs` for an argument with an apostrophe, a backslash or a NUL: sd-bus and
  ///   the bus disagree on how to quote them.
  func text() throws(BusError) -> String {
    let conditions: [(String, String?)] = [
      ("sender", sender?.rawValue), ("path", path?.rawValue),
      ("path_namespace", pathNamespace?.rawValue), ("interface", interface?.rawValue),
      ("member", member?.rawValue), ("arg0", firstArgument),
      ("arg0namespace", firstArgumentNamespace),
    ]
    var text = "type='signal'"
    for case (let key, let value?) in conditions {
      guard !value.contains(where: { "'\\\0".contains($0) }) else {
        throw .invalidArguments("A match rule cannot express the argument \"\(value)\"")
      }
      text += ",\(key)='\(value)'"
    }
    return text
  }
}
