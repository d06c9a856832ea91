public import Bus
import Foundation

/// A socket that listens at a path; nobody takes the connections that others make.
public func listeningSocket(at path: String) throws -> FileDescriptor {
  let type = Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue)
  let descriptor = socket(AF_UNIX, type, 0)
  var address = sockaddr_un()
  address.sun_family = sa_family_t(AF_UNIX)
  withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
  let bound = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      bind(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
    }
  }
  guard bound == 0, listen(descriptor, 128) == 0 else {
    throw POSIXError(.init(rawValue: errno) ?? .EIO)
  }
  return FileDescriptor(owning: descriptor)
}
