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

  @Test("that the extension's own action writes is followed by a look or two at each control")
  @BusActor
  func ownAction() async throws {
    let scene = try await start()
    scene.script.write("writes", store(scene))
    let before = scene.script.count("evaluate")
    for round in 0..<20 { try await scene.surface.setValue(round % 2 == 0, Scene.focus) }
    try await Task.sleep(for: .milliseconds(500))
    let looks = scene.script.count("evaluate") - before
    #expect(looks >= 2 && looks <= 40)
    try await Task.sleep(for: .milliseconds(500))
    #expect(scene.script.count("evaluate") - before == looks)
  }

  @Test("that one control's action writes is shown by the extension's other controls")
  @BusActor
  func sibling() async throws {
    let scene = try await start()
    scene.script.write("writes", store(scene))
    scene.script.write("\(Scene.toggle).value", "on")
    #expect(try await scene.surface.value(of: Scene.focus) == false)
    try await scene.surface.call(Scene.lap, .button, "Press")
    try await eventually("the toggle shows what the button did") {
      try await scene.surface.value(of: Scene.focus) == true
    }
  }

  @Test("that an app writes in a brisk series, unannounced, is shown soon after the last write")
  @BusActor
  func briskSeries() async throws {
    let scene = try await start()
    for round in 1...81 {
      scene.script.write("\(Scene.toggle).value", round % 2 == 0 ? "off" : "on")
      try "round \(round)".write(toFile: store(scene), atomically: false, encoding: .utf8)
      try await Task.sleep(for: .milliseconds(100))
    }
    try await eventually("the last write is published", within: .seconds(3)) {
      try await scene.surface.value(of: Scene.focus) == true
    }
  }

  @Test("that an app writes in answer to each showing is shown soon each time")
  @BusActor
  func answers() async throws {
    let scene = try await start()
    for round in 1...12 {
      try await Task.sleep(for: .milliseconds(Int.random(in: 300...600)))
      let isOn = round % 2 == 1
      scene.script.write("\(Scene.toggle).value", isOn ? "on" : "off")
      try "round \(round)".write(toFile: store(scene), atomically: true, encoding: .utf8)
      try await eventually("round \(round) is published", within: .seconds(2)) {
        try await scene.surface.value(of: Scene.focus) == isOn
      }
    }
  }

  @Test("that an app writes while another control's action runs is shown after it")
  @BusActor
  func duringAction() async throws {
    let scene = try await start()
    let surface = scene.surface
    scene.script.write("\(Scene.button).perform", "sleep 500")
    let press = Task.immediate { @BusActor in try await surface.call(Scene.lap, .button, "Press") }
    try await eventually("the action runs") { scene.script.count("perform") == 1 }
    scene.script.write("\(Scene.toggle).value", "on")
    try "by the app".write(toFile: store(scene), atomically: true, encoding: .utf8)
    _ = try await press.value
    try await eventually("the change is published") {
      try await surface.value(of: Scene.focus) == true
    }
  }

  @Test("that an app writes again and again during one evaluation ends on the last write")
  @BusActor
  func duringEvaluation() async throws {
    let scene = try await start()
    // A look is taken before the pause, as a provider that reads first and then takes its time.
    scene.script.write("\(Scene.toggle).evaluate", "late 400")
    for (round, value) in ["off", "off", "on"].enumerated() {
      scene.script.write("\(Scene.toggle).value", value)
      try "round \(round)".write(toFile: store(scene), atomically: true, encoding: .utf8)
      try await Task.sleep(for: .milliseconds(150))
    }
    try await eventually("the last write is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
  }

  @Test("that an app writes at any moment round an evaluation is never lost")
  @BusActor
  func race() async throws {
    let scene = try await start()
    for round in 0..<100 {
      let isOn = round % 2 == 0
      try await scene.surface.call(.controlCenter, .controlCenter, "ReloadAllControls")
      try await Task.sleep(for: .microseconds(Int.random(in: 0...4000)))
      scene.script.write("\(Scene.toggle).value", isOn ? "on" : "off")
      try "round \(round)".write(toFile: store(scene), atomically: true, encoding: .utf8)
      try await eventually("round \(round) is published") {
        try await scene.surface.value(of: Scene.focus) == isOn
      }
    }
  }

  @Test("that is a link to another folder is watched there")
  @BusActor
  func link() async throws {
    let elsewhere = try TemporaryFolder()
    let target = elsewhere.file("store.plist")
    try "old".write(toFile: target, atomically: true, encoding: .utf8)
    let scene = try await Scene.start(mode: "register") { host, script in
      script.write("groups", Self.group)
      try FileManager.default.createSymbolicLink(
        atPath: host.folder.file("config/\(Self.group).plist"), withDestinationPath: target)
    }
    for value in ["on", "off", "on"] {
      scene.script.write("\(Scene.toggle).value", value)
      try "new \(value)".write(toFile: target, atomically: true, encoding: .utf8)
      try await eventually("the change is published") {
        try await scene.surface.value(of: Scene.focus) == (value == "on")
      }
    }
  }

  @Test("that its own evaluations write starts no loop")
  @BusActor
  func ownEvaluation() async throws {
    let scene = try await start()
    scene.script.write("writes-always", store(scene))
    try await scene.surface.call(Scene.focus, .control, "Reload")
    let before = scene.script.count("evaluate")
    try await Task.sleep(for: .milliseconds(500))
    let looks = scene.script.count("evaluate") - before
    // Two controls, a pause of a tenth of a second at first: without that there are a hundred looks.
    #expect(looks >= 1 && looks <= 14, "\(looks)")
    // Nor does it keep anybody from seeing what an app writes.
    scene.script.write("\(Scene.toggle).value", "on")
    try "by the app".write(toFile: store(scene), atomically: true, encoding: .utf8)
    try await eventually("the change is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
  }

  @Test("that its own evaluations write hides no app's write that comes between two of them")
  @BusActor
  func betweenEvaluations() async throws {
    let scene = try await start()
    scene.script.write("writes-always", store(scene))
    try await scene.surface.call(Scene.focus, .control, "Reload")
    try await Task.sleep(for: .seconds(8))
    for value in ["on", "off"] {
      scene.script.write("\(Scene.toggle).value", value)
      try "by the app, \(value)".write(toFile: store(scene), atomically: true, encoding: .utf8)
      // The next look of its own comes later than that.
      try await eventually("the change is published", within: .seconds(3)) {
        try await scene.surface.value(of: Scene.focus) == (value == "on")
      }
      try await Task.sleep(for: .milliseconds(1500))
    }
  }

  @Test(
    "that an evaluation writes after its answer, or while its process leaves, starts no loop",
    arguments: ["writes-later", "writes-leaving"])
  @BusActor
  func afterEvaluation(file: String) async throws {
    let scene = try await start()
    scene.script.write(file, store(scene))
    let before = scene.script.count("evaluate")
    try await scene.surface.call(Scene.focus, .control, "Reload")
    try await Task.sleep(for: .seconds(3))
    // Two controls, with a pause that grows: without that there are a hundred looks.
    let looks = scene.script.count("evaluate") - before
    #expect(looks >= 3 && looks <= 30, "\(looks)")
    // Nor does it keep anybody from seeing what an app writes.
    scene.script.write("\(Scene.toggle).value", "on")
    try "by the app".write(toFile: store(scene), atomically: true, encoding: .utf8)
    try await eventually("the change is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
  }

  @Test("that other evaluations write while an action runs starts no loop, and is shown after it")
  @BusActor
  func evaluationsDuringAction() async throws {
    let scene = try await start()
    let surface = scene.surface
    scene.script.write("\(Scene.button).perform", "sleep 3000")
    scene.script.write("writes-always", store(scene))
    let press = Task.immediate { @BusActor in try await surface.call(Scene.lap, .button, "Press") }
    try await eventually("the action runs") { scene.script.count("perform") == 1 }
    let looksBefore = scene.script.count("evaluate \(Scene.toggle)")
    try await surface.call(Scene.focus, .control, "Reload")
    try await Task.sleep(for: .seconds(2))
    // The pause grows: without that there are a hundred.
    let looks = scene.script.count("evaluate \(Scene.toggle)") - looksBefore
    #expect(looks >= 2 && looks <= 12, "\(looks)")
    scene.script.write("writes-always", "")
    scene.script.write("\(Scene.toggle).value", "on")
    try "by the app".write(toFile: store(scene), atomically: true, encoding: .utf8)
    _ = try await press.value
    try await eventually("the change is published") {
      try await surface.value(of: Scene.focus) == true
    }
  }

  @Test("that an app writes after many actions that wrote is shown as soon as after none")
  @BusActor
  func afterManyActions() async throws {
    let scene = try await start()
    let surface = scene.surface
    scene.script.write("\(Scene.button).perform", "sleep 100")
    for round in 0..<15 {
      let press = Task.immediate { @BusActor in
        try await surface.call(Scene.lap, .button, "Press")
      }
      try await eventually("the action runs") { scene.script.count("perform") == round + 1 }
      try "round \(round)".write(toFile: store(scene), atomically: true, encoding: .utf8)
      _ = try await press.value
    }
    scene.script.write("\(Scene.toggle).value", "on")
    try "by the app".write(toFile: store(scene), atomically: true, encoding: .utf8)
    try await eventually("the change is published") {
      try await surface.value(of: Scene.focus) == true
    }
  }

  @Test("that an app writes while its extension announces changes is shown after the last of them")
  @BusActor
  func amongAnnouncements() async throws {
    let scene = try await start()
    scene.script.write("\(Scene.button).perform", "pace \(Scene.toggle) 3")
    try await scene.surface.call(Scene.lap, .button, "Press")
    var count = 0
    try await eventually("all changes are announced", within: .seconds(30)) {
      count += 1
      try "\(count)".write(toFile: store(scene), atomically: true, encoding: .utf8)
      try await Task.sleep(for: .milliseconds(50))
      return scene.script.count("paced") == 1
    }
    try await eventually("the looks that they asked for are over") {
      let looks = scene.script.count("evaluate")
      try await Task.sleep(for: .milliseconds(200))
      return scene.script.count("evaluate") == looks
    }
    scene.script.write("\(Scene.toggle).value", "on")
    try "the last word".write(toFile: store(scene), atomically: true, encoding: .utf8)
    try await eventually("the change is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
  }

  @Test("that an app writes every 50 ms reaches the panels all the time")
  @BusActor
  func busyApp() async throws {
    let scene = try await start()
    for round in 0..<5 {
      let isOn = round % 2 == 0
      scene.script.write("\(Scene.toggle).value", isOn ? "on" : "off")
      var count = 0
      try await eventually("round \(round) is published", within: .seconds(5)) {
        count += 1
        try "\(round) \(count)".write(toFile: store(scene), atomically: true, encoding: .utf8)
        try await Task.sleep(for: .milliseconds(50))
        return try await scene.surface.value(of: Scene.focus) == isOn
      }
    }
  }
}
