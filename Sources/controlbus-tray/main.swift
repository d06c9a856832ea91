internal import Bus
internal import ControlTray
internal import Glibc
internal import ProgramText

// Before any thread exists: files are the user's alone, and no thread may die of a signal.
umask(0o077)
EventLoop.blockSignals([SIGTERM, SIGINT])
EventLoop.replaceSharedPool()

switch Options(CommandLine.arguments.dropFirst()) {
case .help:
  print(Options.program.usage, terminator: "")
case .manual:
  print(Options.program.manualPage, terminator: "")
case .version:
  print("controlbus-tray \(Version.text)")
case nil:
  _ = Options.program.usage.withCString { write(STDERR_FILENO, $0, strlen($0)) }
  exit(2)
case .run(let primary):
  let text = Gettext.translator(folders: Environment.localeFolders)
  let program = TrayProgram(primary: primary, text: text)
  Task { @BusActor in await program.start() }
  do {
    try EventLoop.shared.run()
  } catch {
    Journal.send("the event loop failed: \(error.message)", priority: .error)
    exit(EXIT_FAILURE)
  }
}
