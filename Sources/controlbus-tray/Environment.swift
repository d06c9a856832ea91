internal import Glibc

/// Where the user's session keeps things.
enum Environment {
  /// The folder of the user's settings.
  static var configurationFolder: String {
    variable("XDG_CONFIG_HOME") ?? (variable("HOME") ?? "") + "/.config"
  }

  /// The folders of catalogues: beside the program's own installation first.
  static var localeFolders: [String] {
    let home = variable("XDG_DATA_HOME") ?? (variable("HOME") ?? "") + "/.local/share"
    let system = variable("XDG_DATA_DIRS") ?? "/usr/local/share:/usr/share"
    let folders = [ownShare, home] + system.split(separator: ":").map(String.init)
    return folders.filter { $0.hasPrefix("/") }.map { $0 + "/locale" }
  }

  /// `PREFIX/share` of a program in `PREFIX/bin`.
  private static var ownShare: String {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/self/exe", &bytes, bytes.count)
    let name = bytes.prefix(max(0, count)).map { UInt8(bitPattern: $0) }
    let path = String(decoding: name, as: UTF8.self)
    return "/" + path.split(separator: "/").dropLast(2).joined(separator: "/") + "/share"
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }
}
