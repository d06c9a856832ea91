/// An interface of objects of one Swift type: its name, its members and their handlers.
///
/// Declare it once, as a `static let`: the table that sd-bus reads is built here and lives as long
/// as the process, because sd-bus walks it whenever a registration ends.
public struct Interface<Object>: Sendable {
  /// The name on the bus.
  public let name: InterfaceName
  let members: [Member<Object>]
  let table: VTable

  /// An interface of these members.
  public init(
    _ name: InterfaceName, @InterfaceBuilder<Object> members: () -> [Member<Object>]
  ) {
    self.name = name
    self.members = members()
    table = VTable(self.members)
  }

  /// The interface on the objects of a subtree, for
  /// ``Connection/export(subtree:paths:_:)``.
  ///
  /// - Parameter find: The object at a path right below the subtree's own; nil if there is none or
  ///   it does not have this interface. It is called for every access.
  public func found(
    by find: @escaping @BusActor (ObjectPath) -> Object?
  ) -> SubtreeInterface {
    SubtreeInterface(name: name, table: table) { subtree in
      SubtreeBinding(self, in: subtree, find: find)
    }
  }
}

/// An ``Interface`` on those objects of a subtree that have it.
public struct SubtreeInterface {
  let name: InterfaceName
  let table: VTable
  let bind: @BusActor (Subtree) -> Binding
}
