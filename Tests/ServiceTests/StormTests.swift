import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("A storm", .serialized)
struct StormTests {
  init() { EventLoop.shared.startThread() }

  /// How many calls there are in all; CI asks for 100,000.
  private static let calls =
    ProcessInfo.processInfo.environment["CONTROLBUS_STORM"].flatMap(Int.init) ?? 10_000

  @Test("of reloads leaves none unanswered, costs few evaluations, and ends on the last state")
  @BusActor
  func reloads() async throws {
    let scene = try await Scene.start()
    let process = try #require(scene.host.process?.processID)
    try await rain(on: scene, calls: Self.calls / 2)
    let memory = try residentKilobytes(process)
    let evaluations = scene.script.count("evaluate")
    scene.script.write("\(Scene.toggle).value", "on")
    scene.script.write("\(Scene.toggle).evaluate", "sleep \(Self.lookTime)")
    let began = EventLoop.now
    try await rain(on: scene, calls: Self.calls / 2)
    try await eventually("the last state is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
    // Its evaluation began after all that came before.
    try await scene.surface.call(Scene.focus, .control, "Reload")
    #expect(scene.script.count("evaluate") - evaluations <= Self.looks(since: began))
    #expect(scene.surface.looks(of: Scene.focus).count == 1)
    #expect(try residentKilobytes(process) < memory + 2048)
  }

  /// How many milliseconds an evaluation takes at least.
  private static let lookTime = 20

  /// The most evaluations that there can have been where one runs and one waits at a time.
  private static func looks(since began: Duration) -> Int {
    Int((EventLoop.now - began) / .milliseconds(lookTime)) + 2
  }

  /// Ten clients with a hundred calls outstanding each; all have to be answered well.
  @BusActor
  private func rain(on scene: Scene, calls: Int) async throws {
    var clients: [Surface] = []
    for _ in 0..<10 { clients.append(try await Surface(scene.host)) }
    try await rain(from: clients, calls: calls, outstanding: 100)
  }

  /// Makes calls that end as well as begin; the answer to each is awaited.
  @BusActor
  private func rain(from clients: [Surface], calls: Int, outstanding: Int) async throws {
    let callsOfLane = calls / clients.count / outstanding
    let lanes = clients.flatMap { client in
      (0..<outstanding).map { _ in
        Task { @BusActor in
          for _ in 0..<callsOfLane {
            try await client.call(
              .controlCenter, .controlCenter, "ReloadControls", Scene.toggle,
              timeout: .seconds(120))
          }
        }
      }
    }
    for lane in lanes { try await lane.value }
  }

  @Test("of reloads that are all sent at once, over dbus-broker, leaves none unanswered")
  @BusActor
  func unbounded() async throws {
    let bus = try await BrokerBus()
    let host = try RunningHost(sessionBus: bus.address)
    let script = try ScriptFolder(
      "org.example.Scripted", kinds: ["toggle \(Scene.toggle)"], on: host)
    let process = try script.run(mode: "register")
    try await host.start()
    let surface = try await Surface(host)
    try await eventually("the control is current") {
      try await surface.state(of: Scene.focus) == "current"
    }
    var clients: [Surface] = []
    for _ in 0..<10 { clients.append(try await Surface(host)) }
    try await rain(from: clients, calls: Self.calls, outstanding: Self.calls / 10)
    let service = try #require(host.process?.processID)
    let memory = try residentKilobytes(service)
    script.write("\(Scene.toggle).value", "on")
    script.write("\(Scene.toggle).evaluate", "sleep \(Self.lookTime)")
    let before = script.count("evaluate")
    let began = EventLoop.now
    try await rain(from: clients, calls: Self.calls, outstanding: Self.calls / 10)
    try await eventually("the last state is published") {
      try await surface.value(of: Scene.focus) == true
    }
    try await surface.call(Scene.focus, .control, "Reload")
    #expect(script.count("evaluate") - before <= Self.looks(since: began))
    #expect(try residentKilobytes(service) < memory + 2048)
    #expect(process.isRunning)
    withExtendedLifetime(bus) {}
  }

  private func residentKilobytes(_ process: Int32) throws -> Int {
    let status = try String(contentsOfFile: "/proc/\(process)/status", encoding: .utf8)
    let line = status.split(separator: "\n").first { $0.hasPrefix("RssAnon:") }
    return try #require(line?.split(separator: " ").dropLast().last.flatMap { Int($0) })
  }

  @Test("of ControlsChanged with nothing changed sends no signal", arguments: ["", "line"])
  @BusActor
  func nothingChanged(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let before = scene.script.count("evaluate")
    scene.script.write("\(Scene.button).perform", "storm \(Scene.toggle)")
    for _ in 0..<3 { try await scene.surface.call(Scene.lap, .button, "Press") }
    scene.script.write("\(Scene.button).perform", "")
    // Its evaluation began after all that came before.
    try await scene.surface.call(Scene.focus, .control, "Reload")
    #expect(scene.script.count("evaluate") > before)
    #expect(scene.surface.looks(of: Scene.focus).isEmpty)
  }

  @Test("of changes ends on the last one for every subscriber")
  @BusActor
  func changes() async throws {
    let scene = try await Scene.start()
    var watchers: [Surface] = []
    for _ in 0..<4 { watchers.append(try await Surface(scene.host)) }
    scene.script.write("\(Scene.button).perform", "storm \(Scene.toggle)")
    for round in 0..<15 {
      scene.script.write("\(Scene.toggle).value", round % 2 == 0 ? "on" : "off")
      try await scene.surface.call(Scene.lap, .button, "Press")
    }
    for watcher in watchers {
      try await eventually("it ends on the last one") {
        watcher.looks(of: Scene.focus).last?["Value"] == .boolean(true)
      }
      let values = watcher.looks(of: Scene.focus).compactMap { $0["Value"]?.boolValue }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 })
    }
  }
}
