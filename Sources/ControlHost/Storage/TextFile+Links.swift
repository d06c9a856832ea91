internal import StoreFiles

/// People keep their settings elsewhere and link to them; a rename would replace the link.
extension TextFile {
  /// The path of what a path leads to by symbolic links, which need not exist.
  static func resolved(_ path: String) -> String { PathWalk(to: path).end }
}
