internal import Bus
internal import ControlCtl
internal import Glibc

// Before there is a task. A question to a person holds the one thread, which nothing else needs then.
EventLoop.replaceSharedPool()

// The loop is the main thread's; the command runs on it, and its end is the program's.
Task { @BusActor in
  let environment = Environment.read(Program.environmentNames)
  let console = TerminalConsole(environment: environment)
  let arguments = Array(CommandLine.arguments.dropFirst())
  let status = await Program.run(arguments, console: console, environment: environment)
  // Nothing is buffered, so that nothing has to be written on the way out.
  _exit(status.rawValue)
}

do {
  try EventLoop.shared.run()
} catch {
  TerminalConsole.write("controlctl: \(error.message)\n", to: STDERR_FILENO)
  exit(ExitStatus.unavailable.rawValue)
}
