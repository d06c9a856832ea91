internal import Foundation

/// The base directories of the XDG specification; relative entries count as unset.
enum DataDirectories {
  /// `$XDG_DATA_HOME`, else `~/.local/share`.
  static var home: URL {
    absolute(ProcessInfo.processInfo.environment["XDG_DATA_HOME"])
      ?? URL.homeDirectory.appending(path: ".local/share", directoryHint: .isDirectory)
  }

  /// The user's directory, then each of `$XDG_DATA_DIRS`, most important first.
  static var all: [URL] {
    let variable = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? ""
    let system = variable.split(separator: ":").compactMap { absolute(String($0)) }
    let usual = ["/usr/local/share", "/usr/share"].map {
      URL(filePath: $0, directoryHint: .isDirectory)
    }
    return [home] + (system.isEmpty ? usual : system)
  }

  private static func absolute(_ path: String?) -> URL? {
    guard let path, path.hasPrefix("/") else { return nil }
    return URL(filePath: path, directoryHint: .isDirectory)
  }
}
