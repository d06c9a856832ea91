internal import Glibc

/// The objects right below one path.
@BusActor final class Subtree {
  private let prefix: ObjectPath
  private let prefixLength: Int
  private let paths: @BusActor () -> [ObjectPath]
  /// The child that was asked about last. Listing all objects asks about each several times.
  private var last = ObjectPath(unchecked: "")

  init(prefix: ObjectPath, paths: @escaping @BusActor () -> [ObjectPath]) {
    self.prefix = prefix
    prefixLength = prefix.rawValue == "/" ? 0 : prefix.rawValue.utf8.count
    self.paths = paths
  }

  /// The path as a child of this subtree; nil for the node itself and for everything deeper, which
  /// sd-bus asks about too.
  func child(_ path: UnsafePointer<CChar>) -> ObjectPath? {
    if last == path { return last }
    guard strlen(path) > prefixLength + 1, path[prefixLength] == CChar(letter: "/"),
      strchr(path + prefixLength + 1, Int32(UInt8(ascii: "/"))) == nil
    else { return nil }
    last = ObjectPath(unchecked: String(cString: path))
    return last
  }

  /// The children to list when sd-bus works at `node`: all, but none below a child. sd-bus asks
  /// for the whole list also when a single child is introspected.
  func children(at node: UnsafePointer<CChar>) -> [ObjectPath] {
    strlen(node) <= prefix.rawValue.utf8.count ? paths() : []
  }
}

extension ObjectPath {
  /// Whether a C string is the same path; without a copy of it.
  static func == (path: ObjectPath, text: UnsafePointer<CChar>) -> Bool {
    path.withCString { strcmp($0, text) == 0 }
  }
}
