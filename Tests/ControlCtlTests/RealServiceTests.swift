import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

/// The program against the real service and an extension that D-Bus starts.
@Suite struct RealServiceTests {
  private func stage() throws -> (bus: PrivateBus, folder: TemporaryFolder, [String: String]) {
    let folder = try TemporaryFolder()
    var environment = ProcessInfo.processInfo.environment
    for (name, place) in [
      ("HOME", ""), ("XDG_CONFIG_HOME", "config"), ("XDG_DATA_HOME", "data"),
      ("XDG_DATA_DIRS", "system"), ("XDG_STATE_HOME", "state"), ("XDG_RUNTIME_DIR", "runtime"),
    ] {
      environment[name] = folder.file(place)
      try FileManager.default.createDirectory(
        atPath: folder.file(place), withIntermediateDirectories: true)
    }
    environment["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=" + folder.file("no-bus")
    environment["JOURNAL_STREAM"] = nil
    environment["XDG_SESSION_ID"] = nil
    let bus = try PrivateBus(environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    try Self.install(on: bus, in: folder)
    return (bus, folder, environment)
  }

  private static func install(on bus: PrivateBus, in folder: TemporaryFolder) throws {
    let name = "org.example.Scripted"
    let script = folder.file("script")
    let manifests = folder.file("data/controlbus/extensions")
    for place in [script, manifests] {
      try FileManager.default.createDirectory(atPath: place, withIntermediateDirectories: true)
    }
    try "toggle org.example.focus\nbutton org.example.open\ntimer org.example.timer".write(
      toFile: script + "/kinds", atomically: true, encoding: .utf8)
    let kinds = [
      #"{"Kind": "org.example.focus", "ControlType": "toggle"}"#,
      #"{"Kind": "org.example.open", "ControlType": "button"}"#,
      #"{"Kind": "org.example.timer", "ControlType": "toggle", "Parameters": [{"Name": "name", "#
        + #""Type": "string", "Required": true}]}"#,
    ]
    let manifest = #"{"busName": "\#(name)", "kinds": [\#(kinds.joined(separator: ", "))]}"#
    try manifest.write(
      toFile: "\(manifests)/\(name).json", atomically: true, encoding: .utf8)
    let program = BuiltProducts.path(of: "ScriptedExtension")
    try bus.addService(name: name, executable: "\(program) \(name) \(script)")
    try bus.addService(
      name: BusName.controlBus.rawValue, executable: BuiltProducts.path(of: "controlbusd"))
  }

  @Test func `Controls are listed, run, added and watched`() async throws {
    let (bus, folder, environment) = try stage()
    defer { _ = bus }
    func run(_ line: String) async throws -> String {
      let words = line.split(separator: " ").map(String.init)
      let result = try await ChildProcess.run(
        BuiltProducts.path(of: "controlctl"), words, environment: environment)
      return result.output + result.error
    }
    let script = folder.file("script")
    try await eventually("the extension's controls are there") {
      try await run("list --quiet") == "focus\nopen\n"
    }
    try await eventually("the extension has described its kinds") {
      try await run("gallery timer --quiet") == "name=\nminutes=\n"
    }
    let watch = try ChildProcess(
      BuiltProducts.path(of: "controlctl"), ["watch", "focus", "--waybar"],
      environment: environment)
    #expect(try await run("set focus on") == "focus: on, On\n")
    #expect(try await run("get org.example.focus") == "true\n")
    #expect(try await run("press open --quiet") == "")
    try "fail org.controlbus.Error.ActionFailed The door is stuck".write(
      toFile: script + "/org.example.focus.perform", atomically: true, encoding: .utf8)
    #expect(try await run("toggle focus").contains("The door is stuck"))
    #expect(try await run("add timer name=Tea minutes=7 --quiet") == "timer\n")
    #expect(try await run("get timer -p Configuration") == "{\"minutes\":7,\"name\":\"Tea\"}\n")
    #expect(try await run("add timer minutes=99").contains("from 1 to 60"))
    #expect(try await run("move timer first") == "timer\nfocus\nopen\n")
    #expect(try await run("remove timer") == "removed timer\n")
    try await eventually("the bar shows the failure") {
      watch.output.split(separator: "\n").last?.contains(#""class":["on","error"]"#) == true
    }
    watch.signal(SIGKILL)
    _ = try await watch.end()
  }
}
