internal import CBusShim
internal import CSystemd
internal import Glibc
internal import Synchronization

/// An `sd_event` loop that is the executor of ``BusActor``.
///
/// The loop owns one thread: either the caller of ``run()`` or one that ``startThread()`` makes.
/// Jobs of the actor are put into a locked queue by any thread and are run on the loop's thread, in
/// the order in which they came, between two dispatches of event sources. While nothing is due the
/// thread sleeps in `epoll_wait` without a timeout.
///
/// Objects of ``BusActor`` that are released while the loop does not run wait for the next run.
///
/// The conformance to `Sendable` is sound: what several threads touch is the queue, under its lock, an
/// `Atomic` or a constant; all the rest is isolated to `BusActor`, which means to the loop's thread.
public final class EventLoop: SerialExecutor, @unchecked Sendable {
  /// The loop of this process.
  public static let shared = EventLoop()

  /// How many generations of jobs run before event sources get their turn: an action's steps from
  /// the extension's answer to the reply are fewer.
  private static let batchesPerRound = 8

  private struct Queue {
    var jobs: [UnownedJob] = []
    /// The loop found the queue empty and is about to sleep, or sleeps.
    var isAsleep = false
  }

  private var queue = Queue()
  /// Guards the queue. A lock of POSIX and no `Mutex`, since the thread sanitizer sees only the former.
  /// The loop lives for ever, and so does its lock.
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  /// `pthread_self()` of the thread that runs the loop, 0 for none.
  private let thread = Atomic<UInt>(0)
  private let wakeDescriptor: Int32

  @BusActor private var event: OpaquePointer?
  @BusActor private var wakeSource: OpaquePointer?
  @BusActor private var isStopping = false
  @BusActor private var spareJobs: [UnownedJob] = []

  private init() {
    pthread_mutex_init(lock, nil)
    wakeDescriptor = eventfd(0, Int32(EFD_CLOEXEC | EFD_NONBLOCK))
    precondition(wakeDescriptor >= 0, "eventfd: no descriptor left for the event loop")
  }

  /// Runs the loop on the calling thread until ``stop()``.
  ///
  /// If that is the main thread, nothing runs code of the main actor meanwhile. Begin work with
  /// `Task { @BusActor in … }` before: it waits for the loop.
  ///
  /// - Throws: `Failed` if the loop runs already; what `sd_event_new` or `sd_event_run` report.
  public func run() throws(BusError) {
    guard becomeCurrentThread() else { throw .failed("The event loop runs already") }
    defer { thread.store(0, ordering: .sequentiallyConsistent) }
    let outcome: Result<Void, BusError> = BusActor.enter(self) { loop in
      Result { () throws(BusError) in try loop.runUntilStopped() }
    }
    try outcome.get()
  }

  private func becomeCurrentThread() -> Bool {
    let current = UInt(pthread_self())
    return thread.compareExchange(
      expected: 0, desired: current, ordering: .sequentiallyConsistent
    ).exchanged
  }

  /// Runs the loop on a thread of its own. Does nothing if it has one already, or runs elsewhere.
  ///
  /// The thread inherits the caller's signal mask: block the signals that are to become event
  /// sources first (``blockSignals(_:)``).
  public func startThread() {
    guard thread.load(ordering: .acquiring) == 0 else { return }
    var identifier = pthread_t()
    let result = pthread_create(&identifier, nil, { _ in EventLoop.runOwnThread() }, nil)
    precondition(result == 0, "pthread_create: no thread for the event loop")
    pthread_detach(identifier)
  }

  /// Of several threads that were started at once the first becomes the loop's, the others end.
  private static func runOwnThread() -> UnsafeMutableRawPointer? {
    guard shared.becomeCurrentThread() else { return nil }
    defer { shared.thread.store(0, ordering: .sequentiallyConsistent) }
    BusActor.enter(shared) { loop in
      do throws(BusError) {
        try loop.runUntilStopped()
      } catch {
        fatalError("The event loop failed: \(error)")
      }
    }
    return nil
  }

  /// Makes ``run()`` return after the event source, or the jobs, that run now. Later jobs wait for
  /// the next run.
  @BusActor public func stop() {
    isStopping = true
  }

  /// The current time on the clock of the loop's timers, `CLOCK_MONOTONIC`: it stands still while
  /// the machine is suspended, so that a deadline does not pass while nobody can work. sd-bus uses
  /// the same clock for its calls.
  public static var now: Duration {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The `sd_event`, made at its first use on the loop's thread.
  @BusActor func handle() throws(BusError) -> OpaquePointer {
    if let event { return event }
    var new: OpaquePointer?
    try check(sd_event_new(&new))
    guard let new else { throw .failed("sd_event_new gave no loop") }
    event = new
    return new
  }
}

extension EventLoop {
  @BusActor private func runUntilStopped() throws(BusError) {
    let event = try handle()
    try addWakeSource(to: event)
    isStopping = false
    while true {
      runJobs()
      if isStopping { return }
      try check(sd_event_run(event, mayArriveAtSleep() ? .max : 0))
    }
  }

  /// Runs the jobs that are queued now, and then those that these enqueue: what one event leads to
  /// leaves in one go, so that its reader wakes once. Jobs that go on for ever wait for the next round,
  /// so that event sources get their turn between them.
  @BusActor private func runJobs() {
    var batches = 0
    while batches < Self.batchesPerRound, !isStopping, runBatch() { batches += 1 }
  }

  /// Runs the jobs that are queued now; false if there are none.
  @BusActor private func runBatch() -> Bool {
    var batch = spareJobs
    spareJobs = []
    withQueue { queue in
      queue.isAsleep = false
      swap(&queue.jobs, &batch)
    }
    let isEmpty = batch.isEmpty
    for job in batch { job.runSynchronously(on: asUnownedSerialExecutor()) }
    batch.removeAll(keepingCapacity: batch.capacity < 1024)
    spareJobs = batch
    return !isEmpty
  }

  private func withQueue<Value>(_ body: (inout Queue) -> Value) -> Value {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return body(&queue)
  }

  private func mayArriveAtSleep() -> Bool {
    withQueue { queue in
      queue.isAsleep = queue.jobs.isEmpty
      return queue.isAsleep
    }
  }

  @BusActor private func addWakeSource(to event: OpaquePointer) throws(BusError) {
    guard wakeSource == nil else { return }
    let result = sd_event_add_io(
      event, &wakeSource, wakeDescriptor, EPOLLIN.rawValue,
      { _, descriptor, _, _ in
        var count: UInt64 = 0
        // Only the counter is cleared; the loop looks at its queue after every dispatch anyway.
        _ = read(descriptor, &count, MemoryLayout<UInt64>.size)
        return 0
      }, nil)
    try check(result)
  }

  /// Puts a job of the actor at the end of the queue; any thread may call it.
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let wasAsleep = withQueue { queue in
      queue.jobs.append(job)
      defer { queue.isAsleep = false }
      return queue.isAsleep
    }
    // On the loop's thread the mark only says that a callback of a source runs: the loop looks at
    // the queue when it returns. Of other threads only the first that finds it set has to wake.
    guard wasAsleep, !isCurrentThread else { return }
    var one: UInt64 = 1
    _ = write(wakeDescriptor, &one, MemoryLayout<UInt64>.size)
  }

  private var isCurrentThread: Bool {
    thread.load(ordering: .relaxed) == UInt(pthread_self())
  }

  /// Whether the calling thread is the loop's. Callbacks of libsystemd run outside any task, and
  /// only this tells the runtime that they are isolated.
  public func isIsolatingCurrentContext() -> Bool? { isCurrentThread }

  /// Traps unless the calling thread is the loop's.
  public func checkIsolated() {
    precondition(isCurrentThread, "Code of BusActor ran outside the thread of its event loop")
  }
}
