/// Where a method or a property is.
public struct MemberAddress: Hashable, Sendable {
  /// The connection that has the object; nil on a line without a bus.
  public var destination: BusName?
  /// The object.
  public var path: ObjectPath
  /// The interface of the object.
  public var interface: InterfaceName
  /// The member of the interface.
  public var member: MemberName

  /// An address.
  public init(
    destination: BusName?, path: ObjectPath, interface: InterfaceName, member: MemberName
  ) {
    self.destination = destination
    self.path = path
    self.interface = interface
    self.member = member
  }
}
