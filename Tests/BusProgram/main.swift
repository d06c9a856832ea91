import Bus
import Foundation

// What tests of `Bus` need in a process of its own. The first argument says what to do.

let arguments = CommandLine.arguments

func begin(_ start: @escaping @BusActor () async throws -> Void) {
  Task { @BusActor in
    do {
      try await start()
    } catch {
      say("error: \(error)")
      exit(1)
    }
  }
}

switch arguments[1] {
case "serve":
  begin { try await serve(address: arguments[2], name: BusName(unchecked: arguments[3])) }
case "listen":
  EventLoop.blockSignals([SIGUSR1, SIGTERM])
  begin { try listen() }
case "notify":
  begin {
    say("\(ServiceManager.notify("READY=1\nSTATUS=fine")) \(try EventLoop.shared.enableWatchdog())")
    EventLoop.shared.stop()
  }
case "log":
  Journal.send("first line\nsecond line", priority: .warning, fields: ["CONTROL": "focus"])
  exit(0)
default:
  exit(2)
}
try EventLoop.shared.run()
say("stopped")
