import Dispatch

/// Runs one call's code on a serial queue of its own.
///
/// Authors' code blocks: it waits for files and child processes. The pool that all tasks share has
/// one thread a core, so a few such calls would stop every other kind; a queue of its own gets a
/// thread when it needs one.
final class CallExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "org.controlbus.call")

  /// Runs a piece of the call.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
