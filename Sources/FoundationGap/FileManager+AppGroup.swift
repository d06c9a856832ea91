public import Foundation

extension FileManager {
  /// The folder that the programs of an app group share, made when it is missing.
  ///
  /// It lies in the user's data directory: `$XDG_DATA_HOME`, else `~/.local/share`, then
  /// `app-groups/<identifier>`. Nil when the identifier is no plain name (empty, starting with a dot, with
  /// a slash or a control character, longer than 200 bytes) or the folder cannot be made.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    guard Self.isPlainName(groupIdentifier) else { return nil }
    let folder = DataDirectories.home.appending(components: "app-groups", groupIdentifier)
    do {
      try createDirectory(
        at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      return folder
    } catch {
      return nil
    }
  }

  private static func isPlainName(_ name: String) -> Bool {
    (1...200).contains(name.utf8.count) && !name.hasPrefix(".")
      && name.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") }
  }
}
