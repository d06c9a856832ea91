import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("An app group's store", .serialized)
struct SharedStateTests {
  init() { EventLoop.shared.startThread() }

  private static let group = "group.org.example"

  @BusActor
  private func start() async throws -> Scene {
    try await Scene.start(mode: "register") { _, script in
      script.write("groups", Self.group)
    }
  }

  private func store(_ scene: Scene) -> String {
    scene.host.folder.file("config/\(Self.group).plist")
  }

  @Test(
    "reaches the panels when an app writes it, in place or by a rename", arguments: [true, false])
  @BusActor
  func app(atomically: Bool) async throws {
    let scene = try await start()
    try "old".write(toFile: store(scene), atomically: true, encoding: .utf8)
    for (round, value) in ["on", "off", "on"].enumerated() {
      scene.script.write("\(Scene.toggle).value", value)
      try "round \(round)".write(toFile: store(scene), atomically: atomically, encoding: .utf8)
      try await eventually("the change is published") {
        try await scene.surface.value(of: Scene.focus) == (value == "on")
      }
    }
  }

  @Test("that the extension's own action writes starts no evaluation")
  @BusActor
  func ownAction() async throws {
    let scene = try await start()
    scene.script.write("writes", store(scene))
    let before = scene.script.count("evaluate")
    for round in 0..<20 { try await scene.surface.setValue(round % 2 == 0, Scene.focus) }
    // Whatever the watch has to say comes before the answer to a later call.
    try await scene.surface.call(Scene.focus, .control, "Reload")
    #expect(scene.script.count("evaluate") - before == 1)
  }

  @Test("that its own evaluations write starts no loop")
  @BusActor
  func ownEvaluation() async throws {
    let scene = try await start()
    scene.script.write("writes-always", store(scene))
    try await scene.surface.call(Scene.focus, .control, "Reload")
    let before = scene.script.count("evaluate")
    try await Task.sleep(for: .milliseconds(500))
    #expect(scene.script.count("evaluate") - before < 10)
  }
}
