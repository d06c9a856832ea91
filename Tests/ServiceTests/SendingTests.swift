import Bus
import ControlModel
import ControlProtocol
import Glibc
import TestSupport
import Testing

@Suite("An action that cannot be sent yet")
struct SendingTests {
  init() { EventLoop.shared.startThread() }

  private static let unavailable = "org.controlbus.Error.Unavailable"

  /// A scene with an extension that has just ended, and takes so long to start again.
  @BusActor
  private func slowScene(seconds: Int) async throws -> Scene {
    let scene = try await Scene.start()
    let process = try #require(scene.script.processes.first.flatMap { Int32($0) })
    scene.script.write("start", "sleep \(seconds * 1000)")
    kill(process, SIGKILL)
    try await eventually("the extension has ended") {
      try await scene.surface.connection.owner(of: "org.example.Scripted") == nil
    }
    return scene
  }

  @Test("and was refused is never run, so that the last accepted value wins")
  @BusActor
  func inverted() async throws {
    let scene = try await slowScene(seconds: 13)
    let surface = scene.surface
    #expect(
      await surface.errorName { try await surface.setValue(true, Scene.focus) }
        == Self.unavailable)
    #expect(await surface.errorName { try await surface.call(Scene.lap, .button, "Press") } == "")
    try await surface.setValue(false, Scene.focus)
    #expect(try await surface.value(of: Scene.focus) == false)
    #expect(scene.script.read("\(Scene.toggle).value") == "off")
    #expect(scene.script.calls.filter { $0.hasPrefix("perform \(Scene.toggle)") }.count == 1)
    #expect(scene.script.calls.filter { $0.hasPrefix("perform \(Scene.button)") }.count == 1)
  }

  /// A scene in which evaluations that hang take every place that an extension has.
  @BusActor
  private func crowdedScene() async throws -> Scene {
    let toggles = (0..<32).map { "org.example.t\($0)" }
    let scene = try await Scene.start(toggles.map { "toggle \($0)" } + ["button \(Scene.button)"])
    for toggle in toggles { scene.script.write("\(toggle).evaluate", "silent") }
    let before = scene.script.count("evaluate")
    for toggle in toggles {
      try await scene.surface.call(.controlCenter, .controlCenter, "ReloadControls", toggle)
    }
    try await eventually("every evaluation hangs") {
      scene.script.count("evaluate") >= before + 32
    }
    return scene
  }

  @Test("for want of a place gets one when the evaluations' time is over, and runs once")
  @BusActor
  func crowded() async throws {
    let scene = try await crowdedScene()
    let surface = scene.surface
    #expect(await surface.errorName { try await surface.call(Scene.lap, .button, "Press") } == "")
    #expect(scene.script.count("perform") == 1)
  }

  @Test("is never run when its control is removed meanwhile")
  @BusActor
  func removed() async throws {
    let scene = try await crowdedScene()
    let surface = scene.surface
    let press = Task.immediate { @BusActor in
      await surface.errorName { try await surface.call(Scene.lap, .button, "Press") }
    }
    try await surface.call(.controlCenter, .controlCenter, "RemoveControl", Scene.lap)
    #expect(await press.value == "org.freedesktop.DBus.Error.UnknownObject")
    // A preview has to wait for a place behind it.
    try await surface.call(
      .galleryItem(kind: Scene.button), .galleryItem, "Preview", [String: Variant]())
    #expect(scene.script.count("perform") == 0)
  }
}
