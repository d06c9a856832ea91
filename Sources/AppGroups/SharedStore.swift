internal import CPreferences
internal import Foundation
internal import Synchronization

/// Keeps Foundation's `UserDefaults` of app groups in step between processes.
///
/// Foundation caches a suite for the whole process, writes it only when told to, truncates the
/// file in place and reads a torn file as an empty one. One step around an evaluation or an
/// action cures that for unchanged code.
public enum SharedStore {
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
  /// dropped, then each declared group is read once, so that no later read of it meets a torn
  /// file. While the file of a declared group is empty or broken nothing is synchronized at all,
  /// since Foundation's synchronization of any suite writes the changes of every other: changes
  /// then wait in the process until the file is whole or gone. Without a declared group there is
  /// no lock. Other threads may use any suite meanwhile: Foundation's own locks keep them apart.
  /// Waits for files and for the lock, milliseconds usually and 20 seconds at most: not for an
  /// event loop's thread.
  /// - Returns: the problems met, which are reported as well.
  @discardableResult
  public static func synchronize(appGroups: [String]) -> [AppGroupError] {
    // No declared file, nothing to keep others from: an action then costs no lock.
    let problems = appGroups.isEmpty ? step(appGroups) : StoreLock.hold { step(appGroups) }
    for problem in problems { report(problem) }
    return problems
  }

  static func report(_ problem: AppGroupError) {
    handler.withLock { $0 }?(problem)
  }

  private static func step(_ appGroups: [String]) -> [AppGroupError] {
    let (problems, stores) = look(at: appGroups)
    if problems.contains(where: \.isAboutFile) { return problems }
    // Of all suites, whichever is asked. The files first: what is put together from them anew must
    // be what they say now.
    UserDefaults.standard.synchronize()
    controlbus_forget_preferences()
    for store in stores { takeUp(store.name, store.stamp) }
    return problems
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
  private static func takeUp(_ name: StoreName, _ stamp: FileStamp?) {
    _ = UserDefaults(suiteName: name.text)?.object(forKey: "\u{0}")
    if FileStamp(path: StoreFile(name).path) != stamp { ChangeSequence(name).advance() }
  }
}
