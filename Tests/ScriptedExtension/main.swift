import Bus
import Glibc

// SCRIPT is the folder of the script; NAME the bus name, MODE any of `register` and `line`.
let environment = { (name: String) in getenv(name).map { String(cString: $0) } ?? "" }
let arguments = CommandLine.arguments.dropFirst()
let name = arguments.first ?? environment("NAME")
let folder = arguments.dropFirst().first ?? environment("SCRIPT")
let mode = arguments.dropFirst(2).first ?? ""

Task { @BusActor in
  let served = ScriptedExtension(script: Script(folder: folder))
  do {
    try await served.serve(
      as: BusName(name) ?? "org.example.Invalid", registers: mode != "", hasLine: mode == "line")
  } catch {
    Journal.send("\(error)", priority: .error)
    exit(1)
  }
}
try EventLoop.shared.run()
