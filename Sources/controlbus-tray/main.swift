internal import Bus
internal import ControlTray
internal import Glibc
internal import ProgramText

// Before any thread exists: files are the user's alone, and no thread may die of a signal.
umask(0o077)
EventLoop.blockSignals([SIGTERM, SIGINT])
EventLoop.replaceSharedPool()

let arguments = Array(CommandLine.arguments.dropFirst())
if let text = ProgramHelp.tray.text(for: arguments) {
  print(text, terminator: "")
} else if let options = Options(arguments) {
  let text = Gettext.translator(folders: Environment.localeFolders)
  let program = TrayProgram(primary: options.primary, text: text)
  Task { @BusActor in await program.start() }
  do {
    try EventLoop.shared.run()
  } catch {
    Journal.send("the event loop failed: \(error.message)", priority: .error)
    exit(EXIT_FAILURE)
  }
} else {
  StandardError.write(ProgramHelp.tray.usage)
  exit(2)
}
