internal import AppGroups
public import Foundation

extension FileManager {
  /// The folder that the programs of an app group share, made when it is missing.
  ///
  /// It lies in the user's data directory: `$XDG_DATA_HOME`, else `~/.local/share`, then
  /// `app-groups/<identifier>`. Nil when the identifier is no plain file name or the folder
  /// cannot be made.
  public func containerURL(
    forSecurityApplicationGroupIdentifier groupIdentifier: String
  ) -> URL? {
    try? appGroupFolder(for: groupIdentifier)
  }
}
