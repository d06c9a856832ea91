import Dispatch
import Synchronization

/// Runs one call's code on a serial queue of its own.
///
/// Authors' code blocks: it waits for files and child processes. The pool that all tasks share has
/// one thread a core, so a few such calls would stop every other kind; a queue of its own gets a
/// thread when it needs one.
final class CallExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "org.controlbus.call")
  private let goesOnAnywhere = Atomic(false)

  /// From now on the call goes on wherever it is resumed: no more of the author's code comes.
  func goOnAnywhere() {
    goesOnAnywhere.store(true, ordering: .relaxed)
  }

  /// Runs a piece of the call.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard !goesOnAnywhere.load(ordering: .relaxed) else {
      return job.runSynchronously(on: asUnownedTaskExecutor())
    }
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
