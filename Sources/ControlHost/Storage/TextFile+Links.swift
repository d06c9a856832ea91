internal import Glibc

/// People keep their settings elsewhere and link to them; a rename would replace the link.
extension TextFile {
  /// As many links one after the other as the kernel follows.
  private static let longestChain = 40

  /// The path of what a symbolic link leads to, which need not exist; the path itself for anything
  /// else.
  static func resolved(_ path: String) -> String { chain(from: path).last ?? path }

  /// The path, and where each link leads from there; the last one is no link.
  static func chain(from path: String) -> [String] {
    var chain = [path]
    while chain.count <= longestChain, let target = target(of: chain[chain.count - 1]) {
      chain.append(target)
    }
    return chain
  }

  private static func target(of link: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(link, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let target = String(decoding: bytes[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return target.hasPrefix("/") ? target : "\(parent(of: link))/\(target)"
  }
}
