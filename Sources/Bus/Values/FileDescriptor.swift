internal import Glibc

/// An open file that is closed with its last reference.
///
/// Descriptors in a message belong to the message, so reading one duplicates it, and writing one
/// leaves the writer's own open.
public final class FileDescriptor: BasicBusValue {
  /// The number of the descriptor, owned by this object.
  public let rawValue: Int32

  /// Takes over an open descriptor.
  public init(owning rawValue: Int32) { self.rawValue = rawValue }

  /// Duplicates a descriptor that the caller keeps. `F_DUPFD_CLOEXEC`.
  public convenience init(duplicating rawValue: Int32) throws(BusError) {
    let copy = fcntl(rawValue, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw BusError(errno: errno) }
    self.init(owning: copy)
  }

  deinit { close(rawValue) }

  /// A connected pair of `AF_UNIX` stream sockets, close-on-exec. `socketpair`.
  public static func socketPair() throws(BusError) -> (FileDescriptor, FileDescriptor) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw BusError(errno: errno) }
    return (FileDescriptor(owning: ends[0]), FileDescriptor(owning: ends[1]))
  }

  /// `h`.
  public static var signature: Signature { Signature(unchecked: "h") }

  /// Appends a duplicate.
  public func append(to writer: borrowing MessageWriter) throws(BusError) {
    try writer.append("h", rawValue)
  }

  /// Reads a descriptor and duplicates it.
  public convenience init(from reader: borrowing MessageReader) throws(BusError) {
    try self.init(duplicating: reader.read("h", into: -1 as Int32))
  }

  /// Whether both are the same object; two descriptors of one open file differ.
  public static func == (left: FileDescriptor, right: FileDescriptor) -> Bool { left === right }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
