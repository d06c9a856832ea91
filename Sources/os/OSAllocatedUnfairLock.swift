internal import Synchronization

/// A lock around a value; copies share both.
public struct OSAllocatedUnfairLock<State>: Sendable {
  private final class Storage: Sendable {
    let state: Mutex<State>

    init(_ state: sending State) {
      self.state = Mutex(state)
    }
  }

  private let storage: Storage

  /// Makes a lock around a value.
  public init(initialState: State) where State: Sendable {
    storage = Storage(initialState)
  }

  /// Makes a lock around a value that the caller hands over.
  public init(uncheckedState: sending State) {
    storage = Storage(uncheckedState)
  }

  /// Runs a closure while nobody else has the value.
  public func withLock<Result: Sendable>(
    _ body: @Sendable (inout State) throws -> Result
  ) rethrows -> Result where State: Sendable {
    try storage.state.withLock { try body(&$0) }
  }

  /// Runs a closure while nobody else has the value.
  public func withLockUnchecked<Result: Sendable>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result where State: Sendable {
    try storage.state.withLock { try body(&$0) }
  }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock around nothing.
  public init() {
    self.init(initialState: ())
  }

  /// Runs a closure while nobody else does.
  public func withLock<Result: Sendable>(
    _ body: @Sendable () throws -> Result
  ) rethrows -> Result {
    try storage.state.withLock { _ in try body() }
  }
}
