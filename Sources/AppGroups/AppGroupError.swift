/// Why a shared store could not be used.
public enum AppGroupError: Error, Hashable, Sendable {
  /// The name is no plain file name: empty, too long, hidden, with a slash or a control character.
  case invalidName(String)
  /// The file is empty or no property list; it is left as it is, for a person to repair or delete.
  case brokenFile(path: String)
  /// The file could not be read, for the reason in `errno`.
  case notRead(path: String, errno: Int32)
  /// The file could not be written, for the reason in `errno`; the old one is whole.
  case notWritten(path: String, errno: Int32)
  /// Another process held the lock for too long; the work was done without it.
  case lockTimedOut(path: String)
  /// The value is none that a property list can hold; the old one stays.
  case unsupportedValue(key: String)
}
