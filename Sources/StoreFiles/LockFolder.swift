internal import Glibc

/// The folder of the lock around changes of stores, and of the marks.
package enum LockFolder {
  /// Its path: `app-groups` in the runtime directory; without one, in the configuration directory.
  ///
  /// - Parameter runtime: `$XDG_RUNTIME_DIR`, where it is set.
  package static func path(runtime: String?, configuration: String) -> String {
    (runtimeDirectory(runtime) ?? configuration) + "/app-groups"
  }

  private static func runtimeDirectory(_ path: String?) -> String? {
    if let path, path.hasPrefix("/") { return path }
    let usual = "/run/user/\(getuid())"
    return access(usual, W_OK) == 0 ? usual : nil
  }

  /// The file that whoever changes a store holds locked, by `flock`.
  package static func lock(in folder: String) -> String { "\(folder)/lock" }

  /// Whether somebody is changing a store now.
  package static func isLocked(_ folder: String) -> Bool {
    let descriptor = open(lock(in: folder), O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { return false }
    // Closing gives it back.
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }
}
