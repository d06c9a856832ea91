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
  /// What an ``AppGroupDefaults`` could not write is tried again as well.
  /// Waits for files and for the lock, milliseconds usually and 20 seconds at most: not for an
  /// event loop's thread.
  /// - Returns: the problems met, which are reported as well.
  @discardableResult
  public static func synchronize(appGroups: [String]) -> [AppGroupError] {
    let waiting = WaitingStores.write()
    // No declared file, nothing to keep others from: an action then costs no lock.
    let problems = waiting + (appGroups.isEmpty ? step([]) : StoreLock.hold { step(appGroups) })
    for problem in problems { report(problem) }
    return problems
  }

  static func report(_ problem: AppGroupError) {
    handler.withLock { $0 }?(problem)
  }

  private static func step(_ appGroups: [String]) -> [AppGroupError] {
    var (problems, stores) = look(at: appGroups)
    if problems.contains(where: \.isAboutFile) { return problems }
    for index in stores.indices { stores[index].begin() }
    // Of all suites, whichever is asked. The files first: what is put together from them anew must
    // be what they say now.
    let isWritten = UserDefaults.standard.synchronize()
    controlbus_forget_preferences()
    let losses = isWritten ? [] : rescue(&stores)
    for index in stores.indices { takeUp(&stores[index]) }
    return problems + losses
  }

  /// The files of the groups, and what is wrong with some.
  private static func look(
    at appGroups: [String]
  ) -> (problems: [AppGroupError], whole: [DeclaredStore]) {
    var problems: [AppGroupError] = []
    var whole: [DeclaredStore] = []
    for group in appGroups {
      do { whole.append(try DeclaredStore(group)) } catch { problems.append(error) }
    }
    return (problems, whole)
  }

  /// Foundation reads the file at the first read after a synchronization, so both belong in the
  /// lock.
  private static func takeUp(_ store: inout DeclaredStore) {
    _ = UserDefaults(suiteName: store.name.text)?.object(forKey: "\u{0}")
    store.mark()
  }

  /// Writes what Foundation could not, and tells what cannot be written at all.
  private static func rescue(_ stores: inout [DeclaredStore]) -> [AppGroupError] {
    let unwritten = stores.indices.filter { !stores[$0].isWritten }
    // A second try may do what the first did not: Foundation replaces a file that it may not open.
    guard !unwritten.isEmpty else {
      return UserDefaults.standard.synchronize() ? [] : [otherSuitesNotWritten]
    }
    var problems: [AppGroupError] = []
    for index in unwritten {
      do throws(AppGroupError) { try stores[index].rescue() } catch { problems.append(error) }
    }
    return problems
  }

  /// Foundation says neither which of the other suites could not be written, nor why.
  private static var otherSuitesNotWritten: AppGroupError {
    let folder = BaseDirectories.configuration.path(percentEncoded: false)
    guard access(folder, W_OK) == 0 else { return .notWritten(path: folder, errno: errno) }
    var status = statvfs()
    let isFull = statvfs(folder, &status) == 0 && status.f_bavail == 0
    return .notWritten(path: folder, errno: isFull ? ENOSPC : EIO)
  }
}
