internal import Foundation
internal import Glibc

/// Starts the program again, in its place, with another environment, from within a signal handler.
///
/// The handler may call nothing that allocates, so everything is prepared beforehand.
@MainActor
enum Restart {
  /// The environment of the next start; nil when a trap is to end the program as usual. Read by the
  /// handler, which runs on the thread that writes it or ends it.
  nonisolated(unsafe) private static var environment:
    UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?
  nonisolated(unsafe) private static let program = strdup("/proc/self/exe")

  private static let signals = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE]
  private static let handler: @convention(c) (Int32) -> Void = { number in
    if let program = Restart.program, let environment = Restart.environment {
      execve(program, CommandLine.unsafeArgv, environment)
    }
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Chooses the environment of the next start.
  static func prepare(environment: [String]) {
    let list = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>.allocate(
      capacity: environment.count + 1)
    for (index, entry) in environment.enumerated() { list[index] = strdup(entry) }
    list[environment.count] = nil
    let old = Self.environment
    Self.environment = list
    release(old)
  }

  /// Runs `body` with a trap starting the program again.
  static func onTrap<Result>(during body: () -> Result) -> Result {
    _ = program
    let stack = useOwnStack()
    let old = signals.map { replaceHandler(of: $0) }
    defer {
      for (number, var action) in zip(signals, old) { sigaction(number, &action, nil) }
      release(environment)
      environment = nil
      leaveOwnStack(stack)
    }
    return body()
  }

  /// The signal must not stay blocked in the program that is started from its handler.
  private static func replaceHandler(of number: Int32) -> sigaction {
    var action = sigaction()
    action.__sigaction_handler.sa_handler = handler
    action.sa_flags = SA_NODEFER | SA_ONSTACK
    var old = sigaction()
    sigaction(number, &action, &old)
    return old
  }

  /// A stack that overflowed has no room for its handler.
  private static func useOwnStack() -> UnsafeMutableRawPointer {
    let size = 64 * 1024
    let memory = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    var stack = stack_t(ss_sp: memory, ss_flags: 0, ss_size: size)
    sigaltstack(&stack, nil)
    return memory
  }

  private static func leaveOwnStack(_ memory: UnsafeMutableRawPointer) {
    var stack = stack_t(ss_sp: nil, ss_flags: Int32(SS_DISABLE), ss_size: 0)
    sigaltstack(&stack, nil)
    memory.deallocate()
  }

  private static func release(_ list: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?) {
    guard let list else { return }
    var entry = list
    while let text = entry.pointee {
      free(text)
      entry += 1
    }
    list.deallocate()
  }
}
