import Foundation

/// Where an extension is installed: one data folder holds its manifest, its D-Bus service file and
/// its systemd user unit, since the bus and systemd both search every data folder.
struct InstallationPlace: Hashable, Sendable {
  /// The prefix of an installation for everybody; nil for the user's own.
  var prefix: String?
  /// The folder below which everything is written while a package is built; nil outside of that.
  var stagingRoot: String?

  /// Makes a place.
  init(prefix: String? = nil, stagingRoot: String? = nil) {
    self.prefix = prefix
    self.stagingRoot = stagingRoot
  }

  /// Reads `--user`, `--prefix P` and `--destdir D`, also written with `=`, and leaves what follows.
  init(_ arguments: inout ArraySlice<String>) throws(ExtensionCommand.UsageError) {
    self.init()
    var isUser = false
    while let argument = arguments.first {
      if argument == "--user" {
        arguments.removeFirst()
        isUser = true
      } else if let value = try Self.value(of: "--prefix", in: &arguments) {
        prefix = Self.absolute(value)
      } else if let value = try Self.value(of: "--destdir", in: &arguments) {
        stagingRoot = value.isEmpty ? nil : Self.absolute(value)
      } else {
        break
      }
    }
    if isUser, prefix != nil { throw .conflictingOptions("--user", "--prefix") }
  }

  /// The data folder as it is once the package is unpacked.
  private func dataFolder(environment: [String: String]) -> String {
    if let prefix { return prefix == "/" ? "/share" : prefix + "/share" }
    if let folder = environment["XDG_DATA_HOME"], folder.hasPrefix("/") { return folder }
    return NSHomeDirectory() + "/.local/share"
  }

  /// The folder to write below.
  func writtenDataFolder(environment: [String: String]) -> String {
    (stagingRoot ?? "") + dataFolder(environment: environment)
  }

  /// Where a program that lies at this path now will be; nil when it lies outside of the package.
  func finalPath(ofProgram path: String) -> String? {
    guard let stagingRoot else { return path }
    guard path.hasPrefix(stagingRoot + "/") else { return nil }
    return String(path.dropFirst(stagingRoot.count))
  }

  private static func value(of option: String, in arguments: inout ArraySlice<String>)
    throws(ExtensionCommand.UsageError) -> String?
  {
    guard let argument = arguments.first else { return nil }
    if argument.hasPrefix(option + "=") {
      arguments.removeFirst()
      return String(argument.dropFirst(option.count + 1))
    }
    guard argument == option else { return nil }
    arguments.removeFirst()
    guard let value = arguments.popFirst() else { throw .missingValue(option: option) }
    return value
  }

  /// The path from the root, links resolved where they exist, without a slash at its end.
  private static func absolute(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path
  }
}
