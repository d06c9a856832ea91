internal import Bus
internal import Glibc

extension ExtensionRegistration {
  /// Refuses what is no stream socket of this machine: reading from a pipe or a file could block the
  /// host.
  static func checkedLine(_ descriptor: FileDescriptor) throws(BusError) -> FileDescriptor {
    let number = descriptor.rawValue
    guard option(SO_DOMAIN, of: number) == AF_UNIX,
      option(SO_TYPE, of: number) == Int32(SOCK_STREAM.rawValue)
    else { throw .invalidArguments("The option “line” must be an AF_UNIX stream socket") }
    return descriptor
  }

  private static func option(_ name: Int32, of descriptor: Int32) -> Int32? {
    var value: Int32 = 0
    var size = socklen_t(MemoryLayout<Int32>.size)
    guard getsockopt(descriptor, SOL_SOCKET, name, &value, &size) == 0 else { return nil }
    return value
  }
}
