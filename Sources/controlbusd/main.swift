internal import Bus
internal import ControlHost
internal import Glibc
internal import ProgramText

// Before any thread exists: files are the user's alone, and no thread may die of a signal.
// Nor of a limit on the size of files: a write beyond it is an error, which has its own answer.
umask(0o077)
signal(SIGXFSZ, SIG_IGN)
EventLoop.blockSignals([SIGTERM, SIGINT])
EventLoop.replaceSharedPool()
Allocator.returnLargeBlocks()

let arguments = Array(CommandLine.arguments.dropFirst())
if let text = ProgramHelp.controlbusd.text(for: arguments) {
  print(text, terminator: "")
} else if !arguments.isEmpty {
  StandardError.write(ProgramHelp.controlbusd.usage)
  exit(2)
} else {
  let service = Service()
  Task { @BusActor in await service.start() }
  do {
    try EventLoop.shared.run()
  } catch {
    Journal.send("the event loop failed: \(error.message)", priority: .error)
    exit(EXIT_FAILURE)
  }
}
