import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

struct ExampleTests {
  init() { EventLoop.shared.startThread() }

  private static let reader: BusName = "com.example.ReaderApp.Controls"
  private static let timers: BusName = "com.example.Timers.Controls"
  private static let timer = "com.example.Timers.timer"

  @BusActor private func start(_ name: BusName, _ program: String, in fixture: Fixture)
    async throws -> (process: ChildProcess, proxy: ExtensionProxy)
  {
    let process = try await fixture.start(as: name, program: BuiltProducts.path(of: program))
    return (process, try fixture.proxy(name))
  }

  @Test @BusActor func theReaderAndItsControlsAgree() async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let (process, proxy) = try await start(Self.reader, "ReaderControls", in: fixture)
    let focus = "com.example.ReaderApp.focus-mode"
    func reader(_ arguments: String...) async throws -> String {
      let run = try await ChildProcess.run(
        BuiltProducts.path(of: "reader"), arguments, environment: fixture.environment)
      #expect(run.end == .exited(0), "\(run.error)")
      return run.output
    }

    for isOn in [true, false, true] {
      host.forgetReloads()
      _ = try await reader("focus", isOn ? "on" : "off")
      #expect(host.reloads == [focus])
      let seen = try await proxy.evaluate(kind: focus, configuration: [:])
      #expect(seen.value == isOn)
      #expect(seen.subtitle == (isOn ? "Only the page" : "Everything"))
      #expect(seen.symbol == (isOn ? "book.fill" : "book"))
    }
    _ = try await proxy.perform(kind: focus, configuration: [:], action: .set(false))
    #expect(try await reader("focus", "status") == "focus off\n")
    _ = try await reader("chapter", "6")
    _ = try await proxy.perform(
      kind: "com.example.ReaderApp.next-chapter", configuration: [:], action: .press)
    #expect(try await reader("status") == "focus off\nchapter 7\n")
    #expect(process.isRunning)
  }

  @Test @BusActor func anActionNamesTheLookThatItsCallerHas() async throws {
    let fixture = try Fixture()
    let (process, proxy) = try await start(Self.reader, "ReaderControls", in: fixture)
    let focus = "com.example.ReaderApp.focus-mode"
    let connection = try Connection.connect(address: fixture.bus.address)
    func perform(_ value: Bool, over connection: Connection) async throws -> SentResult {
      let address = MemberAddress(
        destination: Self.reader, path: .extensionObject, interface: .controlExtension,
        member: "Perform")
      let none: [String: Variant] = [:]
      return try SentResult(
        reply: try await connection.call(address, focus, none, "set", Variant.boolean(value)))
    }

    let first = try await perform(true, over: connection)
    #expect(first.snapshot.snapshot?.value == true && first.known == nil)
    let second = try await perform(false, over: connection)
    #expect(second.snapshot.snapshot == nil)
    #expect(second.known?.look == first.snapshot.look && second.known?.value == false)
    let other = try Connection.connect(address: fixture.bus.address)
    #expect(try await perform(true, over: other).snapshot.snapshot?.value == true)

    let known = KnownLook()
    let seen = try await proxy.evaluate(kind: focus, configuration: [:], known: known)
    let result = try await proxy.perform(
      kind: focus, configuration: [:], action: .set(false), known: known)
    #expect(result.snapshot == seen.showing(false) && result.snapshot?.subtitle == "Everything")
    #expect(try await proxy.evaluate(kind: focus, configuration: [:]) == result.snapshot)
    #expect(process.isRunning)
  }

  @Test func theReaderRefusesWhatItDoesNotKnow() async throws {
    for arguments in [[], ["focus"], ["focus", "maybe"], ["chapter", "-1"], ["chapter", "x"]] {
      let run = try await ChildProcess.run(BuiltProducts.path(of: "reader"), arguments)
      #expect(run.end == .exited(2), "\(arguments)")
      #expect(run.error.hasPrefix("Usage:"))
    }
  }

  @Test @BusActor func theReaderEndsAtOnceWithoutABus() async throws {
    let home = try TemporaryFolder()
    var environment = try Fixture.environment(home: home.path)
    environment["DBUS_SESSION_BUS_ADDRESS"] = "unix:path=\(home.file("nothing"))"
    let run = try await ChildProcess.run(
      BuiltProducts.path(of: "reader"), ["focus", "on"], environment: environment)
    #expect(run.end == .exited(0), "\(run.error)")
  }

  @Test @BusActor func theTimersFormCanBeBuiltFromItsDescription() async throws {
    let fixture = try Fixture()
    let (process, proxy) = try await start(Self.timers, "TimerControls", in: fixture)
    let kind = try #require(try await proxy.describe().first)
    #expect(kind.kind == Self.timer)
    #expect(kind.promptsForConfiguration)
    #expect(kind.isLive)
    #expect(kind.parameters.map(\.name) == ["name", "minutes", "style", "activity"])
    #expect(kind.parameters.map(\.type) == [.string, .integer, .enumeration, .entity])
    #expect(kind.parameters[1].range == 1...120)
    #expect(kind.parameters[1].defaultValue == .integer(5))

    func options(_ parameter: String, _ search: String = "") async throws -> [ParameterOption] {
      try await proxy.options(
        kind: Self.timer, parameter: parameter, search: search, configuration: [:])
    }
    #expect(try await options("style").map(\.title) == ["Hourglass", "Clock"])
    #expect(try await options("activity").count == 4)
    let found = try await options("activity", "LAUN")
    #expect(found.map(\.value) == [.string("laundry")])
    #expect(found.map(\.subtitle) == ["Bathroom"])
    #expect(process.isRunning)
  }

  @Test @BusActor func copiesOfTheTimerRunEachByItself() async throws {
    let fixture = try Fixture()
    let (process, proxy) = try await start(Self.timers, "TimerControls", in: fixture)
    let eggs: Configuration = ["name": .string("Eggs"), "minutes": .integer(6)]
    let bread: Configuration = [
      "name": .string("Bread"), "minutes": .integer(45), "activity": .string("bread"),
    ]
    let stopped = try await proxy.evaluate(kind: Self.timer, configuration: bread)
    #expect(stopped.title == "Bread")
    #expect(stopped.value == false)
    #expect(stopped.subtitle == "45 min of Bread")
    let started = try await proxy.perform(
      kind: Self.timer, configuration: eggs, action: .set(true))
    #expect(started.snapshot?.value == true)
    #expect(started.snapshot?.subtitle == "6 min left")
    #expect(try await proxy.evaluate(kind: Self.timer, configuration: bread).value == false)
    #expect(process.isRunning)
  }

  @Test @BusActor func theEndOfATimerIsToldWithoutAnybodyAsking() async throws {
    let fixture = try Fixture()
    let host = try await FakeHost(on: fixture.bus)
    let (process, proxy) = try await start(Self.timers, "TimerControls", in: fixture)
    let configuration: Configuration = ["name": .string("Eggs")]
    try await proxy.setPlacedControls([
      PlacedControl(id: "a", kind: Self.timer, configuration: configuration)
    ])
    _ = try await proxy.perform(
      kind: Self.timer, configuration: configuration, action: .set(true))
    try fixture.shortenTimer("Eggs", to: 3)
    #expect(try await proxy.evaluate(kind: Self.timer, configuration: configuration).value == true)
    // The provider was asked when five minutes were left; asked anew, it sees the seconds that are left.
    try await proxy.setPlacedControls([])
    try await proxy.setPlacedControls([
      PlacedControl(id: "a", kind: Self.timer, configuration: configuration)
    ])
    try await eventually("its end is told") { host.changesOverLine.contains([Self.timer]) }
    #expect(try await proxy.evaluate(kind: Self.timer, configuration: configuration).value == false)
    #expect(process.isRunning)
  }
}

extension Fixture {
  /// Writes the end of a timer into the store of the timers, as another program might.
  func shortenTimer(_ name: String, to seconds: TimeInterval) throws {
    let file = URL(filePath: home.file("XDG_CONFIG_HOME/group.com.example.Timers.plist"))
    let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
    var values = list as? [String: Any] ?? [:]
    values["end of \(name)"] = Date(timeIntervalSinceNow: seconds)
    try PropertyListSerialization.data(fromPropertyList: values, format: .xml, options: 0)
      .write(to: file, options: .atomic)
  }
}
