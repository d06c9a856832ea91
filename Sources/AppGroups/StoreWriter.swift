internal import Synchronization

/// What the code is for that changes a store. Of several changes that are written together the greatest
/// counts.
package enum StoreWriter: Int, Comparable, Sendable {
  /// A look at a control, what outlives it, what is written at the process's end.
  case look
  /// Code of an extension that runs beside its calls: a look may have started it, or nobody.
  case unknown
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
    let isBeside =
      isExtension.load(ordering: .relaxed) && runningActions.load(ordering: .relaxed) == 0
    return isBeside ? .unknown : .deed
  }

  /// Whether it is a look; nil where nobody knows.
  var isLook: Bool? {
    switch self {
    case .look: true
    case .unknown: nil
    case .deed: false
    }
  }

  package static func < (one: StoreWriter, other: StoreWriter) -> Bool {
    one.rawValue < other.rawValue
  }
}
