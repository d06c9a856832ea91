import Bus
import ControlModel
import ControlProtocol
import TestSupport
import Testing

@Suite("ControlsChanged", .serialized)
struct ChangeSignalTests {
  init() { EventLoop.shared.startThread() }

  @Test("from a process with two names reaches the controls of both")
  @BusActor
  func twoNames() async throws {
    let host = try RunningHost()
    let kinds = ["toggle org.example.one", "toggle org.example.two"]
    let scripts = try zip(["org.example.First", "org.example.Second"], kinds).map { name, kind in
      try ScriptFolder(name, kinds: [kind], on: host)
    }
    let script = scripts[0]
    script.write("kinds", (kinds + ["button \(Scene.button)"]).joined(separator: "\n"))
    script.write("names", "org.example.Second")
    let process = try script.run(mode: "")
    try await eventually("it has its names") { script.count("start") == 1 }
    try await host.start()
    let surface = try await Surface(host)
    for id in ["one", "two", "lap"] {
      try await eventually("\(id) is current") {
        try await surface.state(of: .control(id: id)) == "current"
      }
    }
    for id in ["one", "two"] {
      script.write("org.example.\(id).value", "on")
      script.write("\(Scene.button).perform", "storm org.example.\(id)")
      try await surface.call(Scene.lap, .button, "Press")
      try await eventually("\(id) is on") {
        try await surface.value(of: .control(id: id)) == true
      }
    }
    #expect(process.isRunning)
  }

  @Test("a thousand times a second for seconds sends no signal while nothing changes")
  @BusActor
  func pacedWithoutChange() async throws {
    let scene = try await Scene.start()
    let before = scene.script.count("evaluate")
    try await pace(scene)
    try await scene.surface.call(Scene.focus, .control, "Reload")
    #expect(scene.script.count("evaluate") > before + 1)
    #expect(scene.surface.looks(of: Scene.focus).isEmpty)
  }

  @Test("a thousand times a second while the value changes ends on the last one for everybody")
  @BusActor
  func pacedWithChanges() async throws {
    let scene = try await Scene.start()
    var watchers: [Surface] = []
    for _ in 0..<4 { watchers.append(try await Surface(scene.host)) }
    let changes = Task.immediate { @BusActor in
      for round in 0...20 {
        scene.script.write("\(Scene.toggle).value", round % 2 == 0 ? "on" : "off")
        try await Task.sleep(for: .milliseconds(100))
      }
    }
    try await pace(scene)
    try await changes.value
    for watcher in watchers {
      try await eventually("it ends on the last one") {
        watcher.looks(of: Scene.focus).last?["Value"] == .boolean(true)
      }
      let values = watcher.looks(of: Scene.focus).compactMap { $0["Value"]?.boolValue }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 != $1 })
      #expect(values.count > 1)
    }
  }

  /// Lets the extension speak up a thousand times a second for 3 s.
  @BusActor
  private func pace(_ scene: Scene) async throws {
    scene.script.write("\(Scene.button).perform", "pace \(Scene.toggle) 3")
    try await scene.surface.call(Scene.lap, .button, "Press")
    try await eventually("it has said everything", within: .seconds(30)) {
      scene.script.count("paced") == 1
    }
  }
}
