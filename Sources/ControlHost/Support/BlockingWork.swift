internal import Bus
internal import Glibc

/// Work that blocks, off the event loop.
///
/// It runs on a thread of its own that ends with it: in the service the loop takes the place of
/// Swift's shared pool, so that an idle process has one thread and no wake-up.
enum BlockingWork {
  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Runs the work, and returns to the loop with what it found.
  @BusActor
  static func run<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
    await withCheckedContinuation { continuation in
      let job = Job { @Sendable in continuation.resume(returning: body()) }
      let context = Unmanaged.passRetained(job)
      guard !start(context.toOpaque()) else { return }
      // No thread to be had: late is better than never.
      context.takeRetainedValue().body()
    }
  }

  private static func start(_ context: UnsafeMutableRawPointer) -> Bool {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
    var thread = pthread_t()
    return pthread_create(
      &thread, &attributes,
      { context in
        if let context { Unmanaged<Job>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, context) == 0
  }
}
