internal import Glibc

/// Changes in a directory, the bits of inotify.
public struct DirectoryEvents: OptionSet, Hashable, Sendable {
  /// The bits of inotify.
  public let rawValue: UInt32

  /// A set with the bits of inotify.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// A file was created (`IN_CREATE`).
  public static let created = DirectoryEvents(rawValue: UInt32(IN_CREATE))
  /// A file that was open for writing was closed (`IN_CLOSE_WRITE`).
  public static let written = DirectoryEvents(rawValue: UInt32(IN_CLOSE_WRITE))
  /// A file was modified in place (`IN_MODIFY`).
  public static let modified = DirectoryEvents(rawValue: UInt32(IN_MODIFY))
  /// Metadata of a file changed (`IN_ATTRIB`).
  public static let attributes = DirectoryEvents(rawValue: UInt32(IN_ATTRIB))
  /// A file was renamed into the directory (`IN_MOVED_TO`).
  public static let movedIn = DirectoryEvents(rawValue: UInt32(IN_MOVED_TO))
  /// A file was renamed away (`IN_MOVED_FROM`).
  public static let movedOut = DirectoryEvents(rawValue: UInt32(IN_MOVED_FROM))
  /// A file was deleted (`IN_DELETE`).
  public static let deleted = DirectoryEvents(rawValue: UInt32(IN_DELETE))
  /// The directory itself was deleted (`IN_DELETE_SELF`).
  public static let directoryDeleted = DirectoryEvents(rawValue: UInt32(IN_DELETE_SELF))
  /// The directory itself was renamed (`IN_MOVE_SELF`).
  public static let directoryMoved = DirectoryEvents(rawValue: UInt32(IN_MOVE_SELF))
  /// Events were lost: look at the directory anew (`IN_Q_OVERFLOW`); always reported.
  public static let overflow = DirectoryEvents(rawValue: UInt32(IN_Q_OVERFLOW))
  /// The watch ended, because the directory or its file system is gone (`IN_IGNORED`); always
  /// reported.
  public static let ended = DirectoryEvents(rawValue: UInt32(IN_IGNORED))
  /// The name belongs to a directory (`IN_ISDIR`); only reported.
  public static let isDirectory = DirectoryEvents(rawValue: UInt32(IN_ISDIR))

  /// Everything that changes which files there are, or their contents once they are closed, and
  /// the end of the directory itself.
  public static let contents: DirectoryEvents = [
    .created, .written, .movedIn, .movedOut, .deleted, .directoryDeleted, .directoryMoved,
  ]

  /// What a watch is told whatever it asked for.
  static let always: DirectoryEvents = [.overflow, .ended]
}

/// One change in a watched directory.
public struct DirectoryEvent: Hashable, Sendable {
  /// The file's name within the directory; nil where the change is the directory's own.
  public let name: String?
  /// What happened.
  public let events: DirectoryEvents

  /// A change.
  public init(name: String?, events: DirectoryEvents) {
    self.name = name
    self.events = events
  }

  /// Whether changes were lost, so that the directory has to be read anew.
  public var isOverflow: Bool { events.contains(.overflow) }

  /// Whether the directory is no longer where it was, so that this watch is of no more use.
  public var isGone: Bool {
    !events.isDisjoint(with: [.directoryDeleted, .directoryMoved, .ended])
  }
}
