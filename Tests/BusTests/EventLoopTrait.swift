import Bus
import Testing

/// Starts the event loop before the first code of ``BusActor`` in a test, which would wait for ever
/// without it.
struct EventLoopTrait: SuiteTrait, TestTrait, TestScoping {
  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @Sendable @concurrent () async throws -> Void
  ) async throws {
    EventLoop.shared.startThread()
    try await function()
  }
}

extension Trait where Self == EventLoopTrait {
  /// The loop runs on a thread of its own.
  static var onEventLoop: EventLoopTrait { EventLoopTrait() }
}
