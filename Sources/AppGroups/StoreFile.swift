internal import Foundation
internal import StoreFiles

/// The property list file of one suite.
struct StoreFile: Sendable {
  /// What the file says, and its stamp when it was read.
  struct Content {
    var values: [String: PropertyListValue] = [:]
    var stamp: ContentStamp?
    /// Whether the stamp cannot tell this content from the next.
    var isYoung = true
  }

  let path: String
  /// Where it is noted who changed the file.
  let markPath: String

  /// The file that Foundation's `UserDefaults(suiteName:)` has.
  init(_ name: StoreName) {
    path = BaseDirectories.configuration.appending(path: "\(name.text).plist")
      .path(percentEncoded: false)
    markPath = StoreMark.path(of: name.text, in: StoreLock.folder)
  }

  /// Notes that the file has been changed, under the lock only.
  func mark(over found: ContentStamp?, now: ContentStamp?, by writer: StoreWriter) {
    var mark = StoreMark(path: markPath)
    mark.note(found: found, now: now, isLook: writer.isLook)
    mark.write(to: markPath)
  }

  /// Where the links on the way lead now, which somebody may switch at any time.
  var target: URL { URL(filePath: path).resolvingSymlinksInPath() }

  /// Reads the file; one that is missing is an empty store.
  ///
  /// For callers with the lock. A program may still write without it, and Foundation truncates
  /// the file before it writes it: a file that looks broken is read again for a moment before it
  /// counts as broken.
  func read() throws(AppGroupError) -> Content {
    for _ in 0..<10 {
      do {
        return try readOnce()
      } catch .brokenFile {
        usleep(3_000)
      }
    }
    return try readOnce()
  }

  /// Reads the file as it is at this moment.
  func readOnce() throws(AppGroupError) -> Content {
    // Before the file is looked at: this process may be stopped at any place below.
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return Content(isYoung: false) }
      throw .notRead(path: path, errno: errno)
    }
    let handle = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    let stamp = ContentStamp(descriptor: descriptor)
    guard let data = try? handle.readToEnd() ?? Data() else {
      throw .notRead(path: path, errno: EIO)
    }
    guard let values = Self.decode(data) else { throw .brokenFile(path: path) }
    return Content(values: values, stamp: stamp, isYoung: stamp?.isYoung(at: now) ?? true)
  }

  /// The values in a file's bytes; nil when they are no property list of a dictionary.
  static func decode(_ data: Data) -> [String: PropertyListValue]? {
    guard !data.isEmpty,
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
      let values = list as? [AnyHashable: Any]
    else { return nil }
    return PropertyListValue.dictionary(of: values)
  }

  /// XML where that says the same when read back; it cuts seconds and some characters, binary
  /// does not.
  static func encode(_ values: [String: PropertyListValue]) throws -> Data {
    let list = values.mapValues(\.object)
    let text = try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
    if decode(text) == values { return text }
    return try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0)
  }
}
