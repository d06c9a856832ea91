import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

struct LineTests {
  init() { EventLoop.shared.startThread() }

  @Test @BusActor func itRegistersWithWhatItsManifestSays() async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start(["FIXTURE_DESKTOP_ID": "org.example.App"])
    try await eventually("it registered") { host.registrations.count == 1 }
    let (name, options) = try #require(host.registrations.first)
    #expect(name == Fixture.name.rawValue)
    #expect(options["name"]?.stringValue == "Fixture")
    #expect(options["desktopID"]?.stringValue == "org.example.App")
    #expect(options["appGroups"] == .strings(["group.org.controlbus.Fixture"]))
    #expect(options["byHand"] == .boolean(true))
    #expect(process.isRunning)
  }

  @Test @BusActor func whatTheBusStartedIsNotByHand() async throws {
    let fixture = try Fixture(isActivatable: true)
    let host = try await FakeHost(on: fixture.bus)
    _ = try await fixture.proxy().describe()
    try await eventually("it registered") { host.registrations.count == 1 }
    #expect(host.registrations.first?.options["byHand"] == .boolean(false))
  }

  @Test @BusActor func theLineServesTheSameObject() async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start()
    try await eventually("the line is there") { host.line != nil }
    let proxy = try host.proxy()
    #expect(try await proxy.describe() == fixture.proxy().describe())
    for index in 0..<200 {
      try #require(try await proxy.text("echo", ["text": .string("\(index)")]) == "\(index)")
    }
    await expect(.unknownKind) { try await proxy.text("nonsense") }
    #expect(process.isRunning)
  }

  @Test @BusActor func changesComeOverTheLine() async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start()
    try await eventually("the line is there") { host.line != nil }
    // The extension learns after the host that the line is taken.
    try await host.callOverBus(Fixture.name)
    try await host.proxy().setPlacedControls([
      PlacedControl(id: "a", kind: "fixture.live", configuration: ["count": .integer(1)])
    ])
    try await eventually("the change came") { host.changesOverLine == [["fixture.live"]] }
    #expect(process.isRunning)
  }

  @Test @BusActor func aHostThatComesDuringAnActionIsToldOfItsEnd() async throws {
    let fixture = try Fixture()
    let first = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start()
    try await eventually("the line is there") { first.line != nil }
    let proxy = try first.proxy()
    let (file, end) = (fixture.home.file("begun"), fixture.home.file("end"))
    let action = Task { @BusActor in
      try await proxy.perform(
        kind: "fixture.note", configuration: ["file": .string(file), "until": .string(end)],
        action: .press)
    }
    try await eventually("it has begun") { FileManager.default.fileExists(atPath: file) }
    first.stop()
    await #expect(throws: BusError.self) { _ = try await action.value }
    let second = try await FakeHost(on: fixture.bus)
    try await eventually("the line is there") { second.line != nil }
    #expect(second.changesOverLine + second.changesOverBus == [])
    try "".write(toFile: end, atomically: false, encoding: .utf8)
    try await eventually("it is told", within: .seconds(30)) {
      second.changesOverLine + second.changesOverBus == [["fixture.note"]]
    }
    #expect(process.isRunning)
  }

  @Test @BusActor func theHostThatClosesItsLineSendsAnActivatedExtensionAway() async throws {
    let fixture = try Fixture(isActivatable: true)
    let host = try await FakeHost(on: fixture.bus)
    let connection = try fixture.connect()
    _ = try await fixture.proxy().describe()
    try await eventually("the line is there") { host.line != nil }
    #expect(try await host.proxy().text("echo", ["text": .string("x")]) == "x")
    host.closeLine()
    try await eventually("it has left") {
      try await fixture.owner(of: Fixture.name, connection) == nil
    }
  }

  @Test @BusActor func aLineThatNobodyTookEndsNothing() async throws {
    let fixture = try Fixture(isActivatable: true)
    let host = try await FakeHost(on: fixture.bus, takesLines: false)
    let connection = try fixture.connect()
    _ = try await fixture.proxy().describe()
    let process = try await fixture.owner(of: Fixture.name, connection)
    try await eventually("it registered") { host.registrations.count == 1 }
    try await Task.sleep(for: .milliseconds(300))
    #expect(try await fixture.owner(of: Fixture.name, connection) == process)
    #expect(process != nil)
  }

  @Test @BusActor func aBuildRunByHandOutlivesItsHostAndRegistersWithTheNext() async throws {
    let fixture = try Fixture()
    let process = try await fixture.start()
    for _ in 0..<3 {
      let host = try await FakeHost(on: fixture.bus)
      try await eventually("the line is there") { host.line != nil }
      #expect(try await host.proxy().text("echo", ["text": .string("x")]) == "x")
      #expect(host.registrations.count == 1)
      host.stop()
    }
    #expect(process.isRunning)
  }

  @Test @BusActor func theNextHostGetsOneLineThoughItCallsOverTheBusToo() async throws {
    let fixture = try Fixture()
    let first = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start()
    try await eventually("the line is there") { first.line != nil }
    #expect(try await first.proxy().text("echo", ["text": .string("x")]) == "x")
    first.stop()
    let second = try await FakeHost(on: fixture.bus)
    let proxy = try fixture.proxy()
    try await eventually("the line is there") {
      _ = try await proxy.describe()
      return second.line != nil
    }
    let line = try #require(second.line)
    for _ in 0..<20 { _ = try await proxy.describe() }
    #expect(second.registrations.count == 1)
    #expect(second.line === line && line.isOpen)
    #expect(try await second.proxy().text("echo", ["text": .string("y")]) == "y")
    #expect(process.isRunning)
  }

  @Test @BusActor func aBuildRunByHandOffersANewLineAtTheNextCall() async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start()
    try await eventually("the line is there") { host.line != nil }
    #expect(try await host.proxy().text("echo", ["text": .string("x")]) == "x")
    host.closeLine()
    // The end of the line may come later than the first call over the bus.
    try await eventually("a new line is there") {
      _ = try await fixture.proxy().describe()
      return host.line != nil
    }
    #expect(try await host.proxy().text("echo", ["text": .string("y")]) == "y")
    #expect(host.registrations.count == 2)
    #expect(process.isRunning)
  }

  @Test @BusActor func anActionOverTheLineOutlivesTheHost() async throws {
    let fixture = try Fixture(isActivatable: true)
    let host = try await FakeHost(on: fixture.bus)
    let connection = try fixture.connect()
    _ = try await fixture.proxy().describe()
    try await eventually("the line is there") { host.line != nil }
    let proxy = try host.proxy()
    let process = try await fixture.owner(of: Fixture.name, connection)
    let call = Task { try await proxy.text("sleep", ["seconds": .double(20)]) }
    _ = try await proxy.describe()
    host.stop()
    await #expect(throws: BusError.self) { try await call.value }
    #expect(try await fixture.owner(of: Fixture.name, connection) == process)
  }

  @Test @BusActor func terminatedItAnswersWhatItHasOnTheLine() async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let process = try await fixture.start()
    try await eventually("the line is there") { host.line != nil }
    let proxy = try host.proxy()
    async let text = proxy.text("sleep", ["seconds": .double(0.5)])
    _ = try await proxy.describe()
    process.signal(SIGTERM)
    #expect(try await text == "slept")
    #expect(try await process.end() == .exited(0))
  }
}
