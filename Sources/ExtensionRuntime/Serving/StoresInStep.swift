import AppGroups
import Synchronization

/// The stores that an extension's authors use, in step with their files round each call.
final class StoresInStep: Sendable {
  private let appGroups: [String]
  private let gate = StoreGate()
  /// What another process wrote waits to be taken up, since a call was inside all the time.
  private let isBehind = Atomic(false)
  private let handler = Mutex<(@Sendable () -> Void)?>(nil)

  init(appGroups: [String]) {
    self.appGroups = appGroups
  }

  /// Sets who is told when that was taken up after all: what was looked at since is out of date.
  func onCatchingUp(_ handler: @escaping @Sendable () -> Void) {
    self.handler.withLock { $0 = handler }
  }

  /// Writes what was set and takes up what others have written. While another call is inside only the
  /// former is possible, and the latter is made up for when that call has ended.
  ///
  /// - Returns: the problems met.
  @discardableResult
  func synchronize() -> [AppGroupError] {
    if let problems = gate.alone({ SharedStore.synchronize(appGroups: appGroups) }) {
      if isBehind.exchange(false, ordering: .relaxed) { handler.withLock { $0 }?() }
      return problems
    }
    let (problems, isBehind) = SharedStore.write(appGroups: appGroups)
    if isBehind { self.isBehind.store(true, ordering: .relaxed) }
    return problems
  }

  /// Runs authors' code, during which no store is dropped.
  func inside<Value: Sendable>(_ body: () async throws -> Value) async rethrows -> Value {
    gate.enter()
    defer { gate.leave() }
    return try await body()
  }

  /// Makes up for what had to wait.
  func catchUp() {
    if isBehind.load(ordering: .relaxed) { synchronize() }
  }
}
