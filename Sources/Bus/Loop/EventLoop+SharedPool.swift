internal import CBusShim

extension EventLoop {
  /// Makes the loop run everything that Swift's shared thread pool would run. For a program whose
  /// only work is the bus; call it first in `main`, before there is a task.
  ///
  /// Without it each `await` of a reply costs two changes of thread, since a task that resumes is
  /// put into the pool and only there finds out that it belongs to an actor. And the pool, once it
  /// has threads, has one that wakes up every second for as long as the process lives. With it the
  /// process has one thread, and no code of it may block. `swift_task_enqueueGlobal_hook`.
  public static func replaceSharedPool() {
    cbus_replace_shared_pool { job in
      guard let job else { return }
      EventLoop.shared.enqueue(ExecutorJob(unsafeBitCast(job, to: UnownedJob.self)))
    }
  }
}
