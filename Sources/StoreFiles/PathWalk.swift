internal import Glibc

/// The way that the kernel goes to a path, as far as it leads.
package struct PathWalk: Equatable, Sendable {
  /// The folders and the symbolic links that are passed, by paths without links.
  package private(set) var passed: [String] = []
  /// The folder in which the way ends.
  package private(set) var folder = "/"
  /// What is left of the way: nothing where it leads to a folder, else what is no folder or is missing
  /// there, and what is to lie below it.
  package private(set) var rest: [String]

  /// As many links one after the other as the kernel follows.
  private static let longestChain = 40

  /// Goes to an absolute path.
  package init(to path: String) {
    rest = Self.elements(of: path)
    var links = 0
    while let name = rest.first {
      if name == ".." {
        folder = Self.parent(of: folder)
        rest.removeFirst()
        continue
      }
      let next = Self.entry(of: folder, name: name)
      if let target = Self.target(of: next), links < Self.longestChain {
        links += 1
        if target.hasPrefix("/") { folder = "/" }
        rest = Self.elements(of: target) + rest.dropFirst()
      } else if Self.isFolder(next) {
        folder = next
        rest.removeFirst()
      } else {
        return
      }
      passed.append(next)
    }
  }

  /// The path that is reached, or would be: no symbolic link as far as it is there.
  package var end: String { rest.reduce(folder, Self.entry) }

  private static func entry(of folder: String, name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private static func elements(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}

extension PathWalk {
  /// The folder that a path lies in.
  package static func parent(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// Whether a folder is there.
  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Where a symbolic link says that it leads; nil for anything else.
  package static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0 else { return nil }
    return String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
