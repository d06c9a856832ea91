internal import Glibc

/// One event of inotify.
struct InotifyEvent {
  /// The watch that it is of.
  let watch: Int32
  let mask: UInt32
  /// The name within the watched folder; nil where the event is the watched file's own.
  let name: String?

  /// Whether events were lost.
  var isOverflow: Bool { mask & UInt32(IN_Q_OVERFLOW) != 0 }

  /// Whether the watched file is no longer where it was.
  var isEnd: Bool {
    mask & UInt32(IN_DELETE_SELF | IN_MOVE_SELF | IN_IGNORED) != 0
  }
}

extension InotifyEvent {
  /// The part of an event that the name follows.
  private static let headerSize = 16

  /// Reads all events that wait.
  static func waiting(on descriptor: Int32) -> [InotifyEvent] {
    var events: [InotifyEvent] = []
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      let count = read(descriptor, &buffer, buffer.count)
      guard count > 0 else { return events }
      var rest = buffer[..<count]
      while let (event, size) = first(in: rest) {
        events.append(event)
        rest = rest.dropFirst(size)
      }
    }
  }

  private static func first(in bytes: ArraySlice<UInt8>) -> (InotifyEvent, size: Int)? {
    guard bytes.count >= headerSize else { return nil }
    let length = Int(number(in: bytes, at: 12))
    let name = bytes.dropFirst(headerSize).prefix(length).prefix { $0 != 0 }
    let event = InotifyEvent(
      watch: Int32(bitPattern: number(in: bytes, at: 0)), mask: number(in: bytes, at: 4),
      name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self))
    return (event, headerSize + length)
  }

  private static func number(in bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32 {
    bytes.dropFirst(offset).prefix(4).withUnsafeBytes { $0.loadUnaligned(as: UInt32.self) }
  }
}
