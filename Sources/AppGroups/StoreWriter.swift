internal import Synchronization

/// What the code is for that changes a store.
package enum StoreWriter: Sendable {
  /// Code of an extension outside any action: a look at a control, what outlives it, what is written at
  /// the process's end.
  case look
  /// An app, or an action of a control.
  case deed

  /// What the code of the present task was called for; nil where no call is known.
  @TaskLocal package static var current: StoreWriter?

  private static let isExtension = Atomic(false)
  private static let runningActions = Atomic(0)

  /// Says that this process serves controls, so that not all it does is an app's.
  package static func serveControls() {
    isExtension.store(true, ordering: .relaxed)
  }

  /// Runs an action's code. What it starts beside its task may not be known as its own: while it runs, what
  /// is known as nobody's counts as its.
  package nonisolated(nonsending) static func act<Result>(
    _ body: () async throws -> Result
  ) async rethrows -> Result {
    runningActions.add(1, ordering: .relaxed)
    defer { runningActions.subtract(1, ordering: .relaxed) }
    return try await $current.withValue(.deed) { try await body() }
  }

  /// What a change that is made now is for.
  static var now: StoreWriter {
    if let current { return current }
    let isLook =
      isExtension.load(ordering: .relaxed) && runningActions.load(ordering: .relaxed) == 0
    return isLook ? .look : .deed
  }
}
