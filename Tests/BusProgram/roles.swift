import Bus
import Foundation

/// Writes a line at once.
func say(_ line: String) {
  FileHandle.standardOutput.write(Data("\(line)\n".utf8))
}

/// Owns a name until it is lost, and answers, keeps or dies of calls.
@BusActor func serve(address: String, name: BusName) async throws(BusError) {
  let connection = try Connection.connect(address: address)
  let registration = try connection.export(programInterface, at: "/", object: connection)
  let loss = try await connection.nameLoss(of: name) {
    say("lost")
    EventLoop.shared.stop()
  }
  connection.onDisconnect = {
    say("disconnected")
    EventLoop.shared.stop()
  }
  let isOwner = try await connection.requestName(
    name, allowReplacement: true, replaceExisting: true)
  say(isOwner ? "owner" : "refused")
  keep(registration, loss, connection)
}

@BusActor var kept: [any Sendable] = []

@BusActor func keep(_ objects: any Sendable...) { kept += objects }

let programInterface = Interface<Connection>("org.example.Program1") {
  Method("Echo", arguments: ["value"], results: ["value"]) {
    (_: Connection, _: MethodCall, value: String) in value
  }
  Method("Hang") { (_: Connection, call: MethodCall) async in
    keep(call.message)
    await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
  }
  Method("Die") { (_: Connection, _: MethodCall) -> Void in kill(getpid(), SIGKILL) }
}

/// Prints each signal that arrives; `SIGTERM` ends the loop.
@BusActor func listen() throws(BusError) {
  keep(try EventLoop.shared.onSignal(SIGUSR1) { say("usr1") })
  keep(
    try EventLoop.shared.onSignal(SIGTERM) {
      say("term")
      EventLoop.shared.stop()
    })
  say("ready")
}
