import Bus
import ControlModel
import ControlProtocol
import TestSupport
import Testing

@Suite("The session", .serialized)
struct SessionTests {
  init() { EventLoop.shared.startThread() }

  @BusActor
  private func start(
    _ system: PrivateBus, prepare: @escaping (ScriptFolder) -> Void
  ) async throws -> Scene {
    try await Scene.start(environment: ["DBUS_SYSTEM_BUS_ADDRESS": system.address]) { _, script in
      prepare(script)
    }
  }

  @Test("that is locked hides what is private, and refuses what asks for a person")
  @BusActor
  func lock() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let scene = try await start(system) { script in
      script.write("\(Scene.toggle).private", "yes")
      script.write("\(Scene.toggle).value", "on")
      script.write("\(Scene.button).policy", "requires-authentication")
    }
    let surface = scene.surface
    try login.lock(true)
    try await eventually("the lock is published") {
      try await surface.properties(.controlCenter, .controlCenter)["Locked"] == .boolean(true)
    }
    let look = try await surface.properties(Scene.focus, .toggle)
    #expect(look["Redacted"] == .boolean(true) && look["Value"] == .boolean(false))
    for name in ["Title", "Subtitle", "Symbol", "IconName", "ActionHint", "Status"] {
      #expect(look[name] == .string(""), "\(name)")
    }
    #expect(look["Off"]?.dictionaryValue == [:] && look["On"]?.dictionaryValue == [:])
    #expect(try await surface.properties(Scene.lap, .button)["Redacted"] == .boolean(false))
    let refusal = "org.controlbus.Error.AuthenticationRequired"
    #expect(
      await surface.errorName { try await surface.call(Scene.lap, .button, "Press") } == refusal)
    #expect(scene.script.count("perform") == 0)
    try await surface.setValue(false, Scene.focus)
    try login.lock(false)
    try await eventually("everything is shown again") {
      try await surface.properties(Scene.focus, .toggle)["Subtitle"] == .string("Off")
    }
    try await surface.call(Scene.lap, .button, "Press")
  }

  @Test("that is locked when the service starts is locked from the first moment")
  @BusActor
  func lockedAtStart() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    try login.lock(true)
    let scene = try await start(system) { $0.write("\(Scene.toggle).private", "yes") }
    let look = try await scene.surface.properties(Scene.focus, .toggle)
    #expect(look["Redacted"] == .boolean(true) && look["Title"] == .string(""))
  }

  @Test("that is locked stays so while logind is slow, and is watched all the same")
  @BusActor
  func slow() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let scene = try await start(system) { _ in }
    let surface = scene.surface
    func isLocked() async throws -> Bool? {
      try await surface.properties(.controlCenter, .controlCenter)["Locked"]?.boolValue
    }
    try login.lock(true)
    try await eventually("the lock is published") { try await isLocked() == true }
    login.delay = .seconds(3)
    try login.announceSession()
    try await Task.sleep(for: .milliseconds(2_500))
    #expect(try await isLocked() == true)
    try login.lock(false)
    try await eventually("it is open") { try await isLocked() == false }
    try login.lock(true)
    try await eventually("it is locked again") { try await isLocked() == true }
    login.delay = .zero
    login.hasSession = false
    try await eventually("there is no session") { try await isLocked() == false }
  }

  @Test(
    "that is locked refuses each policy but the open one", arguments: AuthenticationPolicy.allCases)
  @BusActor
  func policies(policy: AuthenticationPolicy) async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let scene = try await start(system) { script in
      script.write("\(Scene.button).policy", policy.rawValue)
    }
    let surface = scene.surface
    let press = {
      await surface.errorName { try await surface.call(Scene.lap, .button, "Press") }
    }
    #expect(await press() == "")
    try login.lock(true)
    try await eventually("the lock is published") {
      try await surface.properties(.controlCenter, .controlCenter)["Locked"] == .boolean(true)
    }
    let isOpen = policy == .alwaysAllowed
    #expect(await press() == (isOpen ? "" : "org.controlbus.Error.AuthenticationRequired"))
    #expect(scene.script.count("perform") == (isOpen ? 2 : 1))
  }

  @Test("that is locked does not show how often a private control changes")
  @BusActor
  func hiddenChanges() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let scene = try await start(system) { $0.write("\(Scene.toggle).private", "yes") }
    let surface = scene.surface
    try login.lock(true)
    try await eventually("it is redacted") {
      try await surface.properties(Scene.focus, .toggle)["Redacted"] == .boolean(true)
    }
    let before = try await surface.properties(Scene.focus, .toggle)
    surface.forget()
    for value in ["on", "off", "on"] {
      scene.script.write("\(Scene.toggle).value", value)
      try await surface.call(Scene.focus, .control, "Reload")
    }
    #expect(try await surface.properties(Scene.focus, .toggle) == before)
    #expect(surface.looks(of: Scene.focus).isEmpty)
    try login.lock(false)
    try await eventually("it is shown again") {
      try await surface.properties(Scene.focus, .toggle)["Redacted"] == .boolean(false)
    }
    let revisions = [before, try await surface.properties(Scene.focus, .toggle)].map {
      $0["Revision"]?.int64Value ?? 0
    }
    #expect(revisions[1] == revisions[0] + 1)
  }

  @Test("that nobody knows of yet counts as locked until logind answers")
  @BusActor
  func slowStart() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    login.delay = .seconds(3)
    let scene = try await start(system) { $0.write("\(Scene.toggle).private", "yes") }
    let surface = scene.surface
    #expect(try await surface.properties(Scene.focus, .toggle)["Redacted"] == .boolean(true))
    login.delay = .zero
    try await eventually("it is open") {
      try await surface.properties(Scene.focus, .toggle)["Redacted"] == .boolean(false)
    }
  }

  @Test("that wakes up asks for every control")
  @BusActor
  func sleep() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let scene = try await start(system) { _ in }
    scene.script.write("\(Scene.toggle).value", "on")
    try login.wakeUp()
    try await eventually("the change is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
  }

  @Test("that does not exist is no error")
  @BusActor
  func absent() async throws {
    let scene = try await Scene.start()
    #expect(
      try await scene.surface.properties(.controlCenter, .controlCenter)["Locked"]
        == .boolean(false))
    #expect(!scene.host.log.contains("error:") && !scene.host.log.contains("warning:"))
  }

  @Test("follows a logind that is not ours")
  @BusActor
  func mocked() async throws {
    let login = try await MockedLoginManager()
    let scene = try await Scene.start(
      environment: [
        "DBUS_SYSTEM_BUS_ADDRESS": login.bus.address, "XDG_SESSION_ID": "c1",
      ]
    ) { _, script in
      script.write("\(Scene.toggle).private", "yes")
      script.write("\(Scene.button).policy", "requires-authentication")
    }
    let surface = scene.surface
    try await login.lock(true)
    try await eventually("the private control is redacted") {
      try await surface.properties(Scene.focus, .toggle)["Redacted"] == .boolean(true)
    }
    let press = { try await surface.call(Scene.lap, .button, "Press") }
    #expect(
      await surface.errorName { _ = try await press() }
        == "org.controlbus.Error.AuthenticationRequired")
    try await surface.setValue(true, Scene.focus)
    try await login.lock(false)
    try await eventually("it is shown again") {
      try await surface.properties(Scene.focus, .toggle)["Redacted"] == .boolean(false)
    }
    _ = try await press()
    try await login.prepareForSleep(true)
    scene.script.write("\(Scene.toggle).value", "off")
    try await login.prepareForSleep(false)
    try await eventually("what changed meanwhile is published") {
      try await surface.value(of: Scene.focus) == false
    }
  }
}
