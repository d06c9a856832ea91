import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

struct OpenerTests {
  init() { EventLoop.shared.startThread() }

  /// Presses a button of the fixture.
  @BusActor private func press(
    _ kind: String, _ configuration: Configuration = [:], of fixture: Fixture
  ) async throws {
    _ = try await fixture.proxy().perform(
      kind: "fixture.\(kind)", configuration: configuration, action: .press)
  }

  /// Expects an action to fail with a text that says why.
  @BusActor private func expectFailure(
    _ text: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () async throws -> Void
  ) async {
    let error = await #expect(throws: BusError.self, sourceLocation: sourceLocation) {
      try await body()
    }
    #expect(error?.name == .actionFailed, sourceLocation: sourceLocation)
    #expect(error?.message.contains(text) == true, "\(error?.message ?? "")")
  }

  @Test @BusActor func theAppIsActivatedOverTheBus() async throws {
    let fixture = try Fixture()
    let app = try await FakeApp(on: fixture.bus, name: "org.example.my-App")
    let process = try await fixture.start(["FIXTURE_DESKTOP_ID": "org.example.my-App"])
    try await press("open-app", of: fixture)
    #expect(app.activations == 1)
    #expect(process.isRunning)
  }

  @Test @BusActor func anAppThatIsSlowToStartCountsAsOpened() async throws {
    let fixture = try Fixture()
    let name: BusName = "org.example.my-App"
    // Takes no name: the test does in its place.
    try fixture.bus.addService(name: name.rawValue, executable: "/bin/sleep 20")
    let process = try await fixture.start(["FIXTURE_DESKTOP_ID": name.rawValue])
    try await press("open-app", of: fixture)
    let app = try await FakeApp(on: fixture.bus, name: name)
    try await eventually("it is activated once it runs") { app.activations == 1 }
    #expect(process.isRunning)
  }

  @Test @BusActor func anAppWithoutActivationIsStartedFromItsDesktopFile() async throws {
    let fixture = try Fixture()
    let marker = fixture.home.file("started with spaces")
    try fixture.addDesktopFile(
      "plain-app",
      """
      [Desktop Entry]
      Name=Plain
      Exec=touch "\(marker)" %U
      [Desktop Action other]
      Exec=false
      """)
    let process = try await fixture.start(["FIXTURE_DESKTOP_ID": "plain-app"])
    try await press("open-app", of: fixture)
    #expect(FileManager.default.fileExists(atPath: marker))
    #expect(process.isRunning)
  }

  @Test @BusActor func anAppThatCannotBeOpenedFailsTheAction() async throws {
    let fixture = try Fixture()
    let missing = try await fixture.start(["FIXTURE_DESKTOP_ID": "org.example.Missing"])
    await expectFailure("“org.example.Missing” is not installed") {
      try await press("open-app", of: fixture)
    }
    try fixture.addDesktopFile("broken", "[Desktop Entry]\nExec=/nonexistent/program\n")
    let broken = try await fixture.start(["FIXTURE_DESKTOP_ID": "broken"])
    await expectFailure("/nonexistent/program could not be started") {
      try await press("open-app", of: fixture)
    }
    try fixture.addDesktopFile("failing", "[Desktop Entry]\nExec=false\n")
    let failing = try await fixture.start(["FIXTURE_DESKTOP_ID": "failing"])
    await expectFailure("false ended with status 1") { try await press("open-app", of: fixture) }
    let unnamed = try await fixture.start()
    await expectFailure("does not say which app") { try await press("open-app", of: fixture) }
    #expect(unnamed.isRunning)
    _ = (missing, broken, failing)
  }

  @Test(arguments: [0, 1, 2] as [UInt32])
  func aURLGoesToThePortal(_ response: UInt32) async throws {
    try await openWithPortal(response)
  }

  @BusActor private func openWithPortal(_ response: UInt32) async throws {
    let fixture = try Fixture()
    let portal = try await FakePortal(on: fixture.bus, response: response)
    let process = try await fixture.start()
    let url: Configuration = ["url": .string("https://example.com/a?b=ü")]
    if response == 2 {
      await expectFailure("no app opens it") { try await press("open-url", url, of: fixture) }
    } else {
      try await press("open-url", url, of: fixture)
    }
    #expect(portal.urls == ["https://example.com/a?b=ü"])
    #expect(process.isRunning)
  }

  @Test @BusActor func withoutAPortalAndForFilesItIsXDGOpen() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start([
      "PATH": try fixture.addProgram("xdg-open", "echo \"$1\" >> \(fixture.home.file("opened"))")
    ])
    for url in ["https://example.com", "file:///tmp"] {
      try await press("open-url", ["url": .string(url)], of: fixture)
    }
    #expect(
      try String(contentsOfFile: fixture.home.file("opened"), encoding: .utf8)
        == "https://example.com\nfile:///tmp\n")
    #expect(process.isRunning)
  }

  @Test @BusActor func aURLThatNothingOpensFailsTheAction() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start([
      "PATH": try fixture.addProgram("xdg-open", "exit 3")
    ])
    await expectFailure("xdg-open ended with status 3") {
      try await press("open-url", ["url": .string("https://example.com")], of: fixture)
    }
    await expectFailure("is no URL") {
      try await press("open-url", ["url": .string("nonsense")], of: fixture)
    }
    #expect(process.isRunning)
  }
}

extension Fixture {
  /// Installs a desktop file for the user.
  func addDesktopFile(_ id: String, _ text: String) throws {
    let folder = home.file("XDG_DATA_HOME/applications")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try text.write(toFile: "\(folder)/\(id).desktop", atomically: true, encoding: .utf8)
  }

  /// Writes a shell script and returns a `PATH` in which it comes first.
  func addProgram(_ name: String, _ script: String) throws -> String {
    let folder = home.file("bin")
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    try "#!/bin/sh\n\(script)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return "\(folder):/usr/bin:/bin"
  }
}
