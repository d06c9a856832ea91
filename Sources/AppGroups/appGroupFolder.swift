public import Foundation

/// The folder that the programs of an app group share, made (mode 0700) when it is missing.
///
/// It lies in the user's data directory: `$XDG_DATA_HOME`, else `~/.local/share`, then
/// `app-groups/<identifier>`. Throws for a name that is no plain file name and when it cannot be
/// made.
public func appGroupFolder(for identifier: String) throws(AppGroupError) -> URL {
  let name = try StoreName(identifier)
  let folder = BaseDirectories.data.appending(components: "app-groups", name.text)
  try makeFolder(folder)
  return folder
}

/// Makes a private folder and those above it.
func makeFolder(_ folder: URL) throws(AppGroupError) {
  do {
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
  } catch {
    throw .notWritten(path: folder.path(percentEncoded: false), errno: errno)
  }
}
