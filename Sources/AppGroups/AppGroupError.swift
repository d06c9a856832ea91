internal import Glibc

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

extension AppGroupError {
  /// Whether the store can be neither read nor kept until a person has seen to its file. Foundation
  /// would write over it.
  public var isAboutFile: Bool {
    switch self {
    case .brokenFile, .notRead: true
    case .invalidName, .notWritten, .lockTimedOut, .unsupportedValue: false
    }
  }

  /// Whether what was set is in no file, so that it ends with the process.
  public var isAboutLoss: Bool {
    if case .notWritten = self { true } else { isAboutFile }
  }
}

extension AppGroupError: CustomStringConvertible {
  /// What happened and what to do about it, as one English line.
  public var description: String {
    switch self {
    case .invalidName(let name): "“\(name)” is no name of an app group"
    case .brokenFile(let path):
      "The store “\(path)” is empty or no property list: repair or delete it"
    case .notRead(let path, let number):
      "The store “\(path)” cannot be read: \(Self.text(number))"
    case .notWritten(let path, let number):
      "The store “\(path)” cannot be written: \(Self.text(number))"
    case .lockTimedOut(let path): "The lock “\(path)” is held by another program"
    case .unsupportedValue(let key): "The value for “\(key)” is none that a store can hold"
    }
  }

  private static func text(_ number: Int32) -> String { String(cString: strerror(number)) }
}
