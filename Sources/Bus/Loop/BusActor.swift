/// The isolation of everything that touches sd-bus or sd-event.
///
/// libsystemd objects must be made, used and released on one thread; this actor's executor is
/// ``EventLoop/shared``, so that its code runs on the thread of the loop and nowhere else.
@globalActor public actor BusActor {
  /// The actor.
  public static let shared = BusActor()

  /// The executor of the actor: the event loop.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    EventLoop.shared.asUnownedSerialExecutor()
  }

  /// Runs `body` at once, where the compiler cannot see that the current thread is the loop's:
  /// in a callback of a C library that the loop called. Traps on any other thread.
  public static func assumeIsolated<Result>(
    _ body: @BusActor () throws -> Result
  ) rethrows -> Result {
    EventLoop.shared.checkIsolated()
    // Only the isolation is taken off the type; both closures are called in the same way.
    return try withoutActuallyEscaping(body) { isolated in
      try unsafeBitCast(isolated, to: (() throws -> Result).self)()
    }
  }

  /// The same for a body that takes what a C callback was given: one argument or a tuple. It stays
  /// on this thread, so it need not be sendable.
  static func enter<Argument, Result>(
    _ argument: Argument, _ body: @BusActor (Argument) -> Result
  ) -> Result {
    EventLoop.shared.checkIsolated()
    return withoutActuallyEscaping(body) { isolated in
      unsafeBitCast(isolated, to: ((Argument) -> Result).self)(argument)
    }
  }
}
