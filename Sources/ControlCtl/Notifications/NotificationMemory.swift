internal import Bus
internal import ControlProtocol
internal import Glibc

/// Remembers the number of a control's notification from one run of the program to the next.
///
/// One small file a control, in a folder that goes with the session; its loss costs a notification
/// that stays beside the next.
struct NotificationMemory {
  private let folder: String?
  private let file: String

  /// Makes the memory of a control.
  ///
  /// - Parameter runtimeDirectory: `$XDG_RUNTIME_DIR`; without it nothing is remembered.
  init(runtimeDirectory: String?, controlID: String) {
    folder = runtimeDirectory.flatMap { $0.hasPrefix("/") ? $0 + "/controlbus" : nil }
    // The path of the control's object holds nothing that means something in a file's name.
    let path = ObjectPath.control(id: controlID).rawValue
    file = String(path.split(separator: "/").last ?? "_")
  }

  /// The unique name of the service that showed the last notification, and its number there.
  var last: (server: String, number: UInt32)? {
    guard let text = path.flatMap(Self.read) else { return nil }
    let words = text.split(separator: " ")
    guard words.count == 2, let number = UInt32(words[1]) else { return nil }
    return (String(words[0]), number)
  }

  /// Remembers a notification.
  func remember(_ number: UInt32, of server: String) {
    guard let folder, let path else { return }
    mkdir(folder, 0o700)
    mkdir(folder + "/notifications", 0o700)
    Self.write("\(server) \(number)", to: path)
  }

  /// Forgets the last notification.
  func forget() {
    if let path { unlink(path) }
  }

  private var path: String? { folder.map { "\($0)/notifications/\(file)" } }

  private static func read(_ path: String) -> String? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: 300)
    let count = Glibc.read(descriptor, &bytes, bytes.count)
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  }

  private static func write(_ text: String, to path: String) {
    let flags = O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW
    let descriptor = open(path, flags, 0o600)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    let bytes = Array(text.utf8)
    _ = Glibc.write(descriptor, bytes, bytes.count)
  }
}
