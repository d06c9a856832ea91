package import Foundation

/// The user's base directories; a variable with a relative path counts as unset.
package enum BaseDirectories {
  /// Where settings live: `$XDG_CONFIG_HOME`, else `~/.config`.
  package static var configuration: URL { directory("XDG_CONFIG_HOME", else: ".config") }

  /// Where a user's data lives: `$XDG_DATA_HOME`, else `~/.local/share`.
  package static var data: URL { directory("XDG_DATA_HOME", else: ".local/share") }

  /// The user's data directory, then each of `$XDG_DATA_DIRS`, most important first.
  package static var allData: [URL] {
    let system = (environment("XDG_DATA_DIRS") ?? "").split(separator: ":")
      .filter { $0.hasPrefix("/") }.map(String.init)
    return [data]
      + (system.isEmpty ? ["/usr/local/share", "/usr/share"] : system).map { folder($0) }
  }

  private static func directory(_ variable: String, else path: String) -> URL {
    if let set = environment(variable), set.hasPrefix("/") { return folder(set) }
    return URL.homeDirectory.appending(path: path, directoryHint: .isDirectory)
  }

  private static func folder(_ path: String) -> URL {
    URL(filePath: path, directoryHint: .isDirectory)
  }

  /// The value of a variable of the environment.
  static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
