import Bus
import ControlProtocol
import TestSupport
import Testing

@Suite("Evaluations", .serialized)
struct HungEvaluationTests {
  init() { EventLoop.shared.startThread() }

  @Test("of one extension that hang, forty of them, leave its button its press")
  @BusActor
  func hungEvaluations() async throws {
    let toggles = (1...40).map { "toggle org.example.hung\($0)" }
    let scene = try await Scene.start(toggles + ["button \(Scene.button)"])
    for number in 1...40 {
      scene.script.write("org.example.hung\(number).evaluate", "sleep 4000")
    }
    let before = scene.script.count("evaluate org.example.hung")
    let reload = Task { @BusActor in
      _ = try await scene.surface.call(.controlCenter, .controlCenter, "ReloadAllControls")
    }
    try await eventually("many evaluations hang") {
      scene.script.count("evaluate org.example.hung") >= before + 20
    }
    try await scene.surface.call(Scene.lap, .button, "Press")
    // They end after 4 s, and only then those begin that found no place.
    #expect(scene.script.count("evaluate org.example.hung") < before + 40)
    try await reload.value
  }
}
