import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("The guarantees, over the bus", .serialized)
struct GuaranteeTests {
  init() { EventLoop.shared.startThread() }

  /// How often a value is set; CI asks for 10,000.
  private static let rounds =
    ProcessInfo.processInfo.environment["CONTROLBUS_ROUNDS"].flatMap(Int.init) ?? 1000

  @Test("a signal comes before the reply, and Get has its value, thousands of times")
  @BusActor
  func order() async throws {
    let scene = try await Scene.start(mode: "line")
    let surface = scene.surface
    for round in 1...Self.rounds {
      let value = round % 2 == 1
      try await surface.setValue(value, Scene.focus)
      let values = surface.looks(of: Scene.focus).compactMap { $0["Value"]?.boolValue }
      let read = try await surface.value(of: Scene.focus)
      guard values == [value], read == value else {
        Issue.record("round \(round): the signals said \(values), Get \(String(describing: read))")
        return
      }
      surface.forget()
    }
  }

  @Test("four watchers cost one evaluation, and each sees one change")
  @BusActor
  func watchers() async throws {
    let scene = try await Scene.start()
    var watchers: [Surface] = []
    for _ in 0..<4 { watchers.append(try await Surface(scene.host)) }
    let before = scene.script.count("evaluate")
    scene.script.write("\(Scene.toggle).value", "on")
    try await scene.surface.call(
      .controlCenter, .controlCenter, "ReloadControls", Scene.toggle)
    for watcher in watchers {
      try await eventually("it sees the change") { !watcher.looks(of: Scene.focus).isEmpty }
    }
    try await scene.surface.call(Scene.lap, .control, "Reload")
    #expect(scene.script.count("evaluate") - before == 2)
    for watcher in watchers {
      #expect(watcher.looks(of: Scene.focus).compactMap { $0["Value"]?.boolValue } == [true])
    }
  }

  @Test("a provider that lags 1.5 s behind its action is pending, then on, and nothing between")
  @BusActor
  func lag() async throws {
    let scene = try await Scene.start()
    scene.script.write("\(Scene.toggle).perform", "lag 1500")
    try await scene.surface.setValue(true, Scene.focus)
    let looks = scene.surface.looks(of: Scene.focus)
    #expect(looks.compactMap { $0["Value"]?.boolValue } == [true])
    #expect(looks.compactMap { $0["Pending"]?.boolValue } == [true, false])
    #expect(looks.compactMap { $0["Error"]?.stringValue } == [])
  }

  @Test(
    "what is done to one copy of a control is shown by the other ones", arguments: ["", "lag 1000"])
  @BusActor
  func copies(perform: String) async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    scene.script.write("\(Scene.toggle).perform", perform)
    let copy = try await surface.call(
      .controlCenter, .controlCenter, "AddControl", Scene.toggle, [String: Variant]()
    ).read(ObjectPath.self)
    try await eventually("the copy is current") { try await surface.state(of: copy) == "current" }
    for (value, path, other) in [(true, Scene.focus, copy), (false, copy, Scene.focus)] {
      try await surface.setValue(value, path)
      try await eventually("the other copy shows it") {
        try await surface.value(of: other) == value
      }
    }
  }

  @Test("on and off within a millisecond ends off, a hundred times", arguments: ["", "line"])
  @BusActor
  func bounce(mode: String) async throws {
    let scene = try await Scene.start(mode: mode)
    let surface = scene.surface
    for _ in 0..<100 {
      let on = Task.immediate { @BusActor in try await surface.setValue(true, Scene.focus) }
      let off = Task.immediate { @BusActor in try await surface.setValue(false, Scene.focus) }
      try await on.value
      try await off.value
      #expect(try await surface.value(of: Scene.focus) == false)
      #expect(scene.script.read("\(Scene.toggle).value") == "off")
    }
  }
}

@Suite("An action that takes longer than anybody waits")
struct SlowActionTests {
  init() { EventLoop.shared.startThread() }

  @Test("a perform of 30 s blocks nobody else, and its caller gets TimedOut after 20 s")
  @BusActor
  func slowAction() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    scene.script.write("\(Scene.toggle).perform", "sleep 30000")
    let began = EventLoop.now
    let slow = Task.immediate { @BusActor in
      let error = await surface.errorName {
        try await surface.call(Scene.focus, .toggle, "SetValue", true, timeout: .seconds(60))
      }
      return (error, EventLoop.now - began)
    }
    try await eventually("it is pending") {
      surface.looks(of: Scene.focus).last?["Pending"] == .boolean(true)
    }
    var presses = 0
    while EventLoop.now - began < .seconds(19) {
      try await surface.call(Scene.lap, .button, "Press", timeout: .seconds(5))
      _ = try await surface.connection.managedObjects(
        destination: .controlBus, path: .controlCenter)
      presses += 1
      try await Task.sleep(for: .milliseconds(250))
    }
    #expect(presses > 10)
    let (error, time) = await slow.value
    #expect(error == "org.freedesktop.DBus.Error.TimedOut")
    #expect(time >= .seconds(20) && time < .seconds(25))
    let look = try await surface.properties(Scene.focus, .toggle)
    #expect(look["Pending"] == .boolean(true) && look["Value"] == .boolean(false))
    try await eventually("the late answer is published", within: .seconds(20)) {
      try await surface.value(of: Scene.focus) == true
    }
    #expect(scene.script.calls.count { $0.hasPrefix("perform \(Scene.toggle)") } == 1)
  }
}
