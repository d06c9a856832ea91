/// The way that the kernel goes to a path, as far as it leads.
struct PathWalk: Equatable {
  /// The folders and the symbolic links that are passed, by paths without links.
  private(set) var passed: [String] = []
  /// The folder in which the way ends.
  private(set) var folder = "/"
  /// What is left of the way: nothing where it leads to a folder, else what is no folder or is missing
  /// there, and what is to lie below it.
  private(set) var rest: [String]

  /// As many links one after the other as the kernel follows.
  private static let longestChain = 40

  /// Goes to an absolute path.
  init(to path: String) {
    rest = Self.elements(of: path)
    var links = 0
    while let name = rest.first {
      if name == ".." {
        folder = TextFile.parent(of: folder)
        rest.removeFirst()
        continue
      }
      let next = Self.entry(of: folder, name: name)
      if let target = TextFile.target(of: next), links < Self.longestChain {
        links += 1
        if target.hasPrefix("/") { folder = "/" }
        rest = Self.elements(of: target) + rest.dropFirst()
      } else if TextFile.isFolder(next) {
        folder = next
        rest.removeFirst()
      } else {
        return
      }
      passed.append(next)
    }
  }

  /// The path that is reached, or would be: no symbolic link as far as it is there.
  var end: String { rest.reduce(folder, Self.entry) }

  private static func entry(of folder: String, name: String) -> String {
    folder == "/" ? "/\(name)" : "\(folder)/\(name)"
  }

  private static func elements(of path: String) -> [String] {
    path.split(separator: "/").map(String.init).filter { $0 != "." }
  }
}
