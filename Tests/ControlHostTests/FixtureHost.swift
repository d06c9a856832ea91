import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

@testable import ControlHost

/// Makes hosts in the process of the tests, with the fixture as their one extension.
enum FixtureHost {
  static let name: BusName = "org.controlbus.Fixture"

  /// Starts one whose folders are in this home; of all that the fixture offers, its store alone is placed,
  /// since it has kinds that crash.
  @BusActor
  static func start(
    _ bus: PrivateBus, home: TemporaryFolder, log: HostLog = HostLog { _, _, _ in }
  ) async throws -> ControlHost {
    try bus.addService(
      name: name.rawValue, executable: BuiltProducts.path(of: "FixtureExtension"))
    let manifests = home.file(".local/share/controlbus/extensions")
    try FileManager.default.createDirectory(atPath: manifests, withIntermediateDirectories: true)
    try #"{"busName": "\#(name)", "kinds": [{"Kind": "fixture.store", "ControlType": "toggle"}]}"#
      .write(toFile: "\(manifests)/\(name).json", atomically: true, encoding: .utf8)
    let kinds = [
      "store", "echo", "sleep", "throw", "trap", "main-thread", "live", "placed", "open-app",
      "open-url",
    ].map { "\"fixture.\($0)\"" }.joined(separator: ", ")
    let folder = home.file(".config/controlbus")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try #"{"controls": [{"id": "store", "kind": "fixture.store"}], "offeredKinds": [\#(kinds)]}"#
      .write(toFile: "\(folder)/controls.json", atomically: true, encoding: .utf8)
    let connection = try Connection.connect(address: bus.address)
    let host = ControlHost(
      connection: connection,
      environment: [
        "HOME": home.path, "XDG_DATA_DIRS": home.path, "XDG_RUNTIME_DIR": home.path,
      ],
      log: log)
    try await host.prepare()
    #expect(try await connection.requestName(.controlBus))
    try await host.serve()
    return host
  }
}
