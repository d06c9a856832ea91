internal import Bus
internal import ControlProtocol
internal import Glibc

/// Remembers the number of a control's notification from one run of the program to the next.
///
/// One small file a control, in a folder that goes with the session; its loss costs a notification
/// that stays beside the next. Who reads the number to replace it locks the file, so that failures of
/// the same moment come one after the other.
struct NotificationMemory {
  private let descriptor: Int32

  /// Opens the memory of a control; nil where there is none.
  ///
  /// - Parameters:
  ///   - runtimeDirectory: `$XDG_RUNTIME_DIR`; without it nothing is remembered.
  ///   - creating: whether a control of which nothing was ever remembered gets a memory.
  init?(runtimeDirectory: String?, controlID: String, creating: Bool) {
    guard let runtimeDirectory, runtimeDirectory.hasPrefix("/") else { return nil }
    let folder = runtimeDirectory + "/controlbus"
    if creating {
      mkdir(folder, 0o700)
      mkdir(folder + "/notifications", 0o700)
    }
    // The path of the control's object holds nothing that means something in a file's name.
    let path = ObjectPath.control(id: controlID).rawValue
    let file = path.split(separator: "/").last ?? "_"
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW | (creating ? O_CREAT : 0)
    descriptor = open("\(folder)/notifications/\(file)", flags, 0o600)
    if descriptor < 0 { return nil }
  }

  /// Tries to have the memory alone; false while another run has it.
  func lock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK }

  /// Lets the next run have it, and closes it.
  func close() { _ = Glibc.close(descriptor) }

  /// The unique name of the service that showed the last notification, and its number there.
  var last: (server: String, number: UInt32)? {
    var bytes = [UInt8](repeating: 0, count: 300)
    let count = pread(descriptor, &bytes, bytes.count, 0)
    let words = String(decoding: bytes[..<max(0, count)], as: UTF8.self).split(separator: " ")
    guard words.count == 2, let number = UInt32(words[1]) else { return nil }
    return (String(words[0]), number)
  }

  /// Remembers a notification.
  func remember(_ number: UInt32, of server: String) {
    forget()
    let bytes = Array("\(server) \(number)".utf8)
    _ = pwrite(descriptor, bytes, bytes.count, 0)
  }

  /// Forgets the last notification. The file stays: who waits for its lock has it open.
  func forget() { _ = ftruncate(descriptor, 0) }
}
