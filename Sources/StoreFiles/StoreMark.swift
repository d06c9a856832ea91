internal import Glibc

/// What whoever changes a store under the lock leaves beside it for those who watch it, as long as the
/// session lasts: whose change it was.
///
/// As several changes may fall between two looks of a watcher, it counts. Its file has seven numbers of 64
/// bits, little-endian: the three counters, then the stamp as device, inode, size and nanoseconds, all 0
/// where there is no file.
package struct StoreMark: Hashable, Sendable {
  private static let count = 7
  private static let size = count * 8

  /// Grows with every change.
  package private(set) var sequence: UInt64 = 0
  /// Grows with every change that was no look's own doing: by an app or by an action.
  package private(set) var deeds: UInt64 = 0
  /// Grows with every change of which nobody knows what it was for, and whenever one turns out to have been
  /// made before that nobody marked.
  package private(set) var strangers: UInt64 = 0
  /// The store's stamp after the last marked change.
  package private(set) var stamp: ContentStamp?

  package init() {}

  /// Takes in a change: what the store was when its writer found it, and what it is now.
  ///
  /// - Parameter isLook: whether it was a look's own doing; nil where nobody knows.
  package mutating func note(found: ContentStamp?, now: ContentStamp?, isLook: Bool?) {
    guard now != stamp else { return }
    if found != stamp || isLook == nil { strangers &+= 1 }
    if isLook == false { deeds &+= 1 }
    sequence &+= 1
    stamp = now
  }
}

// MARK: - Its file

extension StoreMark {
  /// The path of a store's mark, in the folder of the lock.
  package static func path(of group: String, in lockFolder: String) -> String {
    "\(lockFolder)/\(group).sequence"
  }

  /// Reads a mark; what was never written counts as 0.
  package init(path: String) {
    self.init()
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    // A reader may see half of what is being written: until it reads the same twice.
    var numbers = Self.read(descriptor)
    for _ in 0..<10 {
      let again = Self.read(descriptor)
      if again == numbers { break }
      numbers = again
    }
    (sequence, deeds, strangers) = (numbers[0], numbers[1], numbers[2])
    guard numbers[3...] != [0, 0, 0, 0] else { return }
    stamp = ContentStamp(
      device: numbers[3], inode: numbers[4], size: numbers[5], modified: numbers[6])
  }

  private static func read(_ descriptor: Int32) -> [UInt64] {
    var numbers = [UInt64](repeating: 0, count: count)
    pread(descriptor, &numbers, size, 0)
    return numbers.map(UInt64.init(littleEndian:))
  }

  /// Writes the mark; under the lock only.
  package func write(to path: String) {
    let numbers = [
      sequence, deeds, strangers, stamp?.device ?? 0, stamp?.inode ?? 0, stamp?.size ?? 0,
      stamp?.modified ?? 0,
    ].map(\.littleEndian)
    let descriptor = open(path, O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return }
    pwrite(descriptor, numbers, Self.size, 0)
    close(descriptor)
  }
}
