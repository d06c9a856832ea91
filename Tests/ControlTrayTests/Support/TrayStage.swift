import Bus
import ControlProtocol
import Foundation
import TestSupport

@testable import ControlTray

/// A real service with a scripted extension and the real tray, on a bus and in folders of a test's
/// own.
@BusActor
final class TrayStage {
  static let focus = ObjectPath.control(id: "focus")
  static let extensionName = "org.example.Scripted"

  let bus: PrivateBus
  let folder: TemporaryFolder
  let connection: Connection
  let client: ControlCenterClient
  private(set) var environment: [String: String]
  private var service: ChildProcess?
  private var systemBus: PrivateBus?
  private(set) var tray: ChildProcess?

  init(kinds: [String] = ["toggle org.example.focus", "button org.example.lap"]) throws {
    EventLoop.shared.startThread()
    folder = try TemporaryFolder()
    environment = ProcessInfo.processInfo.environment.filter {
      $0.key == "PATH" || $0.key.hasSuffix("SAN_OPTIONS")
    }
    environment["HOME"] = folder.path
    for name in ["CONFIG_HOME", "DATA_HOME", "DATA_DIRS", "STATE_HOME", "RUNTIME_DIR"] {
      environment["XDG_" + name] = folder.file(name)
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
    }
    environment["DBUS_SYSTEM_BUS_ADDRESS"] = "unix:path=" + folder.file("no-bus")
    environment["SCRIPT"] = folder.file("script")
    environment["NAME"] = Self.extensionName
    bus = try PrivateBus(environment: environment)
    environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    connection = try Connection.connect(address: bus.address)
    client = ControlCenterClient(connection: connection)
    try install(kinds)
  }

  /// The service goes first: one that loses its bus writes once more, into folders that are gone.
  deinit { service?.kill() }

  private func install(_ kinds: [String]) throws {
    try FileManager.default.createDirectory(
      atPath: folder.file("script"), withIntermediateDirectories: true)
    script("kinds", kinds.joined(separator: "\n"))
    try bus.addService(
      name: Self.extensionName, executable: BuiltProducts.path(of: "ScriptedExtension"))
    let manifests = folder.file("DATA_HOME/controlbus/extensions")
    try FileManager.default.createDirectory(atPath: manifests, withIntermediateDirectories: true)
    let entries = kinds.map { line in
      let words = line.split(separator: " ")
      return
        #"{"Kind": "\#(words[1])", "ControlType": "\#(words[0])", "DisplayName": "The \#(words[1])"}"#
    }.joined(separator: ", ")
    try #"{"busName": "\#(Self.extensionName)", "kinds": [\#(entries)]}"#.write(
      toFile: "\(manifests)/\(Self.extensionName).json", atomically: true, encoding: .utf8)
  }

  /// Writes a file of the extension's script.
  func script(_ file: String, _ text: String) {
    try? text.write(toFile: folder.file("script/\(file)"), atomically: true, encoding: .utf8)
  }

  /// Puts a logind on the system bus of what is started from now on.
  func startLoginManager() async throws -> LoginManager {
    let system = try PrivateBus()
    systemBus = system
    environment["DBUS_SYSTEM_BUS_ADDRESS"] = system.address
    return try await LoginManager(system)
  }

  func startService() async throws {
    service = try ChildProcess(BuiltProducts.path(of: "controlbusd"), environment: environment)
    try await eventually("the service serves") {
      service?.errorOutput.contains("serving") == true
    }
    try await client.start(activating: false)
    try await eventually("the controls are current") {
      client.controls.count == 2 && client.controls.allSatisfy { $0.look?.state == .current }
    }
  }

  func stopService() async throws {
    service?.signal(SIGTERM)
    _ = try await service?.end()
    service = nil
  }

  func startTray(_ arguments: [String] = [], _ additions: [String: String] = [:]) throws {
    tray = try ChildProcess(
      BuiltProducts.path(of: "controlbus-tray"), arguments,
      environment: environment.merging(additions) { $1 })
  }

  func value() -> Bool? { client.control(at: Self.focus)?.look?.value }
}
