import Bus
import ControlProtocol
import TestSupport
import Testing

@Suite("An extension that was given up", .serialized)
struct RecoveryTests {
  init() { EventLoop.shared.startThread() }

  /// Has the controls refused so often that their own next tries are far away.
  @BusActor
  private func exhaust(_ paths: [ObjectPath], on surface: Surface) async throws {
    for _ in 0..<7 {
      try await surface.call(.controlCenter, .controlCenter, "ReloadAllControls")
      try await Task.sleep(for: .milliseconds(50))
    }
    for path in paths { #expect(try await surface.state(of: path) == "unavailable") }
  }

  /// What makes an extension that was given up be tried again.
  enum Cause: CaseIterable { case asked, installedAnew }

  @Test(
    "is asked at once for the look of every control when it is tried again",
    arguments: Cause.allCases)
  @BusActor
  func recovery(by cause: Cause) async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    try await scene.fail()
    try await exhaust([Scene.focus, Scene.lap], on: surface)
    switch cause {
    case .asked: try await surface.setValue(true, Scene.focus)
    case .installedAnew:
      try scene.script.install(["toggle \(Scene.toggle)", "button \(Scene.button)"])
    }
    for path in [Scene.focus, Scene.lap] {
      try await eventually("\(path) is current") {
        try await surface.state(of: path) == "current"
      }
    }
  }

  @Test("in one kind alone is asked for all copies of it when somebody asks for one")
  @BusActor
  func recoveryOfKind() async throws {
    let scene = try await Scene.start()
    let surface = scene.surface
    let none: [String: Variant] = [:]
    let copy = try await surface.call(
      .controlCenter, .controlCenter, "AddControl", Scene.toggle, none
    ).read(ObjectPath.self)
    try await scene.setToggleAside()
    try await exhaust([Scene.focus, copy], on: surface)
    scene.script.write("\(Scene.toggle).evaluate", "")
    try await surface.call(Scene.focus, .control, "Reload")
    try await eventually("the copy is current") {
      try await surface.state(of: copy) == "current"
    }
  }

  @Test("is tried again when somebody adds or configures one of its controls")
  @BusActor
  func recoveryByArrangement() async throws {
    let timer = "org.example.timer"
    let scene = try await Scene.start([
      "toggle \(Scene.toggle)", "button \(Scene.button)", "timer \(timer)",
    ])
    let surface = scene.surface
    func configuration(_ name: String) -> [String: Variant] { ["name": .string(name)] }
    try await scene.fail()
    let path = try await surface.call(
      .controlCenter, .controlCenter, "AddControl", timer, configuration("Tea")
    ).read(ObjectPath.self)
    try await eventually("the copy is current") {
      try await surface.state(of: path) == "current"
    }
    try await scene.fail()
    try await surface.call(
      .controlCenter, .controlCenter, "ConfigureControl", path, configuration("Egg"))
    try await eventually("it runs again") { try await surface.status().state == "running" }
    try await eventually("the copy is current again") {
      try await surface.state(of: path) == "current"
    }
  }
}
