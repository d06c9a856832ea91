internal import CPreferences
internal import Foundation
internal import Synchronization

/// Keeps Foundation's `UserDefaults` of app groups in step between processes.
///
/// Foundation caches a suite for the whole process, writes it only when told to, truncates the
/// file in place and reads a torn file as an empty one. One step around an evaluation or an
/// action cures that for unchanged code.
public enum SharedStore {
  /// The files as the last step found or left them, by the groups' names.
  private static let known = Mutex<[String: FileStamp]>([:])
  private static let handler = Mutex<(@Sendable (AppGroupError) -> Void)?>(nil)

  /// Sets who is told of problems in stores; they are told on the thread that met them. Nil:
  /// nobody.
  public static func onProblem(_ handler: (@Sendable (AppGroupError) -> Void)?) {
    self.handler.withLock { $0 = handler }
  }

  /// Writes what this process has set and takes up what others have, for the declared groups and
  /// for every other suite, `.standard` included.
  ///
  /// Under the user-wide lock: every pending change of every suite is written and every cache
  /// dropped (`CFPreferencesFlushCaches`), then each declared group is read once, so that no
  /// later read of it meets a torn file. While the file of a declared group is empty or broken
  /// nothing is synchronized at all, since Foundation's synchronization of any suite writes the
  /// changes of every other: changes then wait in the process until the file is whole or gone.
  /// Without a declared group there is no lock, only the flush.
  /// Waits for files and for the lock, milliseconds usually and 20 seconds at most: not for an
  /// event loop's thread.
  /// - Returns: the problems met, which are reported as well.
  @discardableResult
  public static func synchronize(appGroups: [String]) -> [AppGroupError] {
    // No declared file, nothing to keep others from: an action then costs no lock.
    if appGroups.isEmpty {
      _ = controlbus_flush_preferences()
      return []
    }
    return step(appGroups, takesUp: true).problems
  }

  /// Writes what this process has set to the declared groups and to `.standard`, and takes up nothing,
  /// so that no cache is dropped: safe while other threads use the stores. Waits as
  /// ``synchronize(appGroups:)`` does.
  ///
  /// - Returns: the problems met, which are reported as well, and whether another process has
  ///   written what is not taken up.
  public static func write(appGroups: [String]) -> (problems: [AppGroupError], isBehind: Bool) {
    UserDefaults.standard.synchronize()
    return appGroups.isEmpty ? ([], false) : step(appGroups, takesUp: false)
  }

  static func report(_ problem: AppGroupError) {
    handler.withLock { $0 }?(problem)
  }

  private static func step(
    _ appGroups: [String], takesUp: Bool
  ) -> (problems: [AppGroupError], isBehind: Bool) {
    let outcome = StoreLock.hold {
      let (problems, whole) = look(at: appGroups)
      if problems.contains(where: \.isAboutFile) { return (problems, false) }
      if takesUp { _ = controlbus_flush_preferences() }
      let behind = whole.filter { !synchronize($0.name, $0.stamp, takesUp: takesUp) }
      return (problems, !behind.isEmpty)
    }
    for problem in outcome.0 { report(problem) }
    return outcome
  }

  /// The files of the groups, and what is wrong with some.
  private static func look(
    at appGroups: [String]
  ) -> (problems: [AppGroupError], whole: [(name: StoreName, stamp: FileStamp?)]) {
    var problems: [AppGroupError] = []
    var whole: [(name: StoreName, stamp: FileStamp?)] = []
    for group in appGroups {
      do {
        let name = try StoreName(group)
        whole.append((name, try StoreFile(name).read().stamp))
      } catch {
        problems.append(error)
      }
    }
    return (problems, whole)
  }

  /// Foundation reads the file at the first read after a synchronization, so both belong in the
  /// lock.
  ///
  /// - Returns: whether nothing of the file is left to be taken up.
  private static func synchronize(_ name: StoreName, _ stamp: FileStamp?, takesUp: Bool) -> Bool {
    guard let defaults = UserDefaults(suiteName: name.text) else { return true }
    let isInStep = takesUp || known.withLock { $0[name.text] } == stamp
    _ = defaults.synchronize()
    _ = defaults.object(forKey: "\u{0}")
    let new = FileStamp(path: StoreFile(name).path)
    if new != stamp { ChangeSequence(name).advance() }
    if isInStep { known.withLock { $0[name.text] = new } }
    return isInStep
  }
}
