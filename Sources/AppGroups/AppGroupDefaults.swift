public import Foundation
internal import StoreFiles
internal import Synchronization

/// The settings that the programs of an app group share, with the methods of `UserDefaults`.
///
/// They live in the same file as those of `UserDefaults(suiteName:)`, so both kinds of code can
/// meet there, but here a change is in the file when the call returns, no other program's change
/// is lost, a reader sees the newest values without synchronizing, and a crash leaves a whole
/// file. May be used from any thread; a call waits for other processes' changes to end (20
/// seconds at most). Problems go to ``SharedStore/onProblem(_:)``.
public final class AppGroupDefaults: Sendable {
  /// The app group.
  public let suiteName: String
  let name: StoreName
  private let state: Mutex<StoreState>

  /// Opens a group's settings; nil when the name is no plain file name.
  public init?(suiteName: String) {
    guard let name = try? StoreName(suiteName) else { return nil }
    self.suiteName = suiteName
    self.name = name
    state = Mutex(StoreState(name))
  }

  /// Opens the settings that a `UserDefaults` of Foundation has; nil for the standard ones, which
  /// no other program shares.
  ///
  /// Foundation does not tell a suite's name, so it is read by reflection.
  public convenience init?(sharing defaults: UserDefaults) {
    let fields = sequence(first: Mirror(reflecting: defaults), next: \.superclassMirror)
    let suites = fields.flatMap(\.children).filter { $0.label == "suite" }
    guard let name = suites.lazy.compactMap({ $0.value as? String }).first else { return nil }
    self.init(suiteName: name)
  }

  /// A number that grows with every change of the group made by any program through this module.
  ///
  /// It begins at 0 with the session. Two equal numbers mean that nothing was changed between.
  public var changeSequence: UInt64 { StoreMark(path: StoreFile(name).markPath).sequence }

  /// Reads the newest values first.
  func read<Result: Sendable>(_ body: (borrowing StoreState) -> Result) -> Result {
    state.withLock { state in
      do throws(AppGroupError) { try state.refresh() } catch { SharedStore.report(error) }
      return body(state)
    }
  }

  /// Writes a change through; false when it has to wait, because the file is broken or not
  /// writable.
  @discardableResult func write(_ change: (inout StoreState) -> Void) -> Bool {
    guard let problem = attempt(change) else { return true }
    SharedStore.report(problem)
    return false
  }

  /// Writes what waits, and a change; says why if both have to wait.
  func attempt(_ change: (inout StoreState) -> Void = { _ in }) -> AppGroupError? {
    state.withLock { state in
      change(&state)
      do throws(AppGroupError) {
        try state.write()
        WaitingStores.forget(self)
        return nil
      } catch {
        WaitingStores.keep(self)
        return error
      }
    }
  }
}
