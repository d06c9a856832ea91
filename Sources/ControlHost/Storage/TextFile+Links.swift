internal import Glibc

/// People keep their settings elsewhere and link to them; a rename would replace the link.
extension TextFile {
  /// The path of what a path leads to by symbolic links, which need not exist.
  static func resolved(_ path: String) -> String { PathWalk(to: path).end }

  /// Where a symbolic link says that it leads; nil for anything else.
  static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
