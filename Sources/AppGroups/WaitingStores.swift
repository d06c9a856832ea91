internal import Synchronization

/// The settings that have changes which could not be written, kept until they are: who made the changes
/// may have let go of them long before.
enum WaitingStores {
  private static let waiting = Mutex<[ObjectIdentifier: AppGroupDefaults]>([:])

  /// Keeps settings whose changes have to wait.
  static func keep(_ defaults: AppGroupDefaults) {
    waiting.withLock { $0[ObjectIdentifier(defaults)] = defaults }
  }

  /// Lets go of settings that have nothing to write any more.
  static func forget(_ defaults: AppGroupDefaults) {
    _ = waiting.withLock { $0.removeValue(forKey: ObjectIdentifier(defaults)) }
  }

  /// Tries to write once more.
  ///
  /// - Returns: why changes still have to wait.
  static func write() -> [AppGroupError] {
    waiting.withLock { Array($0.values) }.compactMap { $0.attempt() }
  }
}
