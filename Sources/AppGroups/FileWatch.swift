@preconcurrency internal import Dispatch
internal import Foundation

/// Tells when a file is replaced, written or removed, by watching its folder with inotify.
final class FileWatch: Sendable {
  private let source: any DispatchSourceRead

  /// Starts to watch; the handler runs on a queue of its own.
  init(path: String, _ handler: @escaping @Sendable () -> Void) throws(AppGroupError) {
    let folder = URL(filePath: path).deletingLastPathComponent()
    try makeFolder(folder)
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE)
    let watch = inotify_add_watch(descriptor, folder.path(percentEncoded: false), events)
    guard descriptor >= 0, watch >= 0 else {
      let reason = errno
      if descriptor >= 0 { close(descriptor) }
      throw .notRead(path: path, errno: reason)
    }
    let name = URL(filePath: path).lastPathComponent
    source = DispatchSource.makeReadSource(
      fileDescriptor: descriptor, queue: DispatchQueue(label: "app-groups.watch"))
    source.setEventHandler {
      if Self.drain(descriptor, for: name) { handler() }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  /// Stops to watch.
  func cancel() {
    source.cancel()
  }

  /// Reads all waiting events; true when one is about the file, or when some were lost.
  private static func drain(_ descriptor: Int32, for name: String) -> Bool {
    var isConcerned = false
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return isConcerned }
      if contains(name, in: buffer[..<count]) { isConcerned = true }
    }
  }

  /// Each event is a header of 16 bytes (mask at 4, length of the name at 12) and the padded name.
  private static func contains(_ name: String, in events: ArraySlice<UInt8>) -> Bool {
    var rest = events
    while rest.count >= 16 {
      let mask = number(in: rest, at: 4)
      let length = Int(number(in: rest, at: 12))
      let bytes = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
      if mask & UInt32(IN_Q_OVERFLOW) != 0 || bytes.elementsEqual(name.utf8) { return true }
      rest = rest.dropFirst(16 + length)
    }
    return false
  }

  private static func number(in bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    bytes.dropFirst(offset).prefix(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }
}
