import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("What a pressed control opens", .serialized)
struct OpeningTests {
  init() { EventLoop.shared.startThread() }

  private static let app: BusName = "org.example.my-App"

  /// The service, an author's extension and a surface that sees its buttons current.
  @BusActor
  private func start() async throws -> (host: RunningHost, surface: Surface, program: ChildProcess)
  {
    // What the machine itself would open with is out of reach.
    let host = try RunningHost(environment: ["PATH": "/nonexistent:/usr/bin:/bin"])
    try await host.start()
    let program = try ChildProcess(
      BuiltProducts.path(of: "ShelfExtension"), environment: host.environment)
    let surface = try await Surface(host)
    for id in ["app", "link"] {
      try await eventually("\(id) is current", within: .seconds(20)) {
        try await surface.state(of: .control(id: id)) == "current"
      }
    }
    return (host, surface, program)
  }

  private func press(_ id: String, _ surface: Surface) async throws(BusError) {
    try await surface.call(.control(id: id), .button, "Press")
  }

  @Test("is its app, activated once its intent has run")
  @BusActor
  func application() async throws {
    let (host, surface, program) = try await start()
    let app = try await FakeApp(on: host.bus, name: Self.app)
    try await press("app", surface)
    #expect(app.activations == 1)
    #expect(FileManager.default.fileExists(atPath: host.folder.file("shown")))
    #expect(program.isRunning)
  }

  @Test("is a URL, handed to the portal")
  @BusActor
  func page() async throws {
    let (host, surface, program) = try await start()
    let portal = try await FakePortal(on: host.bus, response: 0)
    try await press("link", surface)
    #expect(portal.urls == ["https://example.com/shelf?book=1"])
    #expect(program.isRunning)
  }

  @Test("is missing: the action failed, which says so, and the next press works")
  @BusActor
  func missing() async throws {
    let (host, surface, program) = try await start()
    let error = await #expect(throws: BusError.self) { try await press("app", surface) }
    #expect(error?.name.rawValue == "org.controlbus.Error.ActionFailed")
    #expect(
      error?.message.contains("“\(Self.app)” is not installed") == true, "\(error?.message ?? "")")
    let shown = try await surface.properties(.control(id: "app"), .button)["Error"]?.stringValue
    #expect(shown?.contains("is not installed") == true, "\(shown ?? "")")
    let app = try await FakeApp(on: host.bus, name: Self.app)
    try await press("app", surface)
    #expect(app.activations == 1)
    #expect(program.isRunning)
  }

  @Test("is refused by the portal: the action failed, which says so")
  @BusActor
  func refused() async throws {
    let (host, surface, program) = try await start()
    let portal = try await FakePortal(on: host.bus, response: 2)
    let error = await #expect(throws: BusError.self) { try await press("link", surface) }
    #expect(error?.name.rawValue == "org.controlbus.Error.ActionFailed")
    #expect(error?.message.contains("no app opens it") == true, "\(error?.message ?? "")")
    #expect(portal.urls.count == 1)
    #expect(program.isRunning)
  }
}
