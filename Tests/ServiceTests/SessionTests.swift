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
    try await eventually("the lock is published") { try await scene.isLocked() }
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
    func isLocked() async throws -> Bool { try await scene.isLocked() }
    try login.lock(true)
    try await eventually("the lock is published") { try await isLocked() }
    login.delay = .seconds(3)
    try login.announceSession()
    try await Task.sleep(for: .milliseconds(2_500))
    #expect(try await isLocked())
    try login.lock(false)
    try await eventually("it is open") { try await !isLocked() }
    try login.lock(true)
    try await eventually("it is locked again") { try await isLocked() }
    login.delay = .zero
    login.hasSession = false
    try await eventually("there is no session") { try await !isLocked() }
  }

  @Test("that is locked stays so while logind is gone, and follows the next one")
  @BusActor
  func crash() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let scene = try await start(system) { _ in }
    try login.lock(true)
    try await eventually("the lock is published") { try await scene.isLocked() }
    let questions = login.questions
    login.delay = .seconds(60)
    try login.announceSession()
    try await eventually("logind is asked") { login.questions > questions }
    login.stop()
    try await eventually("logind is looked for") {
      let isLocked = try await scene.isLocked()
      return !isLocked || scene.host.log.contains("logind does not run")
    }
    #expect(try await scene.isLocked())
    let next = try await LoginManager(system)
    try await eventually("it is open") { try await !scene.isLocked() }
    try next.lock(true)
    try await eventually("it is locked again") { try await scene.isLocked() }
  }

  @Test("that is locked stays so while logind refuses to tell, and counts so from the start")
  @BusActor
  func refusal() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    login.refusal = .accessDenied("not for you")
    let scene = try await start(system) { _ in }
    #expect(try await scene.isLocked())
    login.refusal = nil
    try login.announceSession()
    try await eventually("it is open") { try await !scene.isLocked() }
    try login.lock(true)
    try await eventually("the lock is published") { try await scene.isLocked() }
    let questions = login.questions
    login.refusal = .accessDenied("nor now")
    try login.announceSession()
    try await eventually("it is refused") {
      login.questions > questions && scene.host.log.contains("nor now")
    }
    #expect(try await scene.isLocked())
  }

  @Test("is open where no logind runs, though the bus may believe that it can start one")
  @BusActor
  func neverThere() async throws {
    let system = try PrivateBus()
    try system.addService(name: "org.freedesktop.login1", executable: "/bin/false")
    let scene = try await start(system) { _ in }
    #expect(try await !scene.isLocked())
  }

  @Test("follows the system bus through a restart, and stays locked meanwhile")
  @BusActor
  func systemBusRestart() async throws {
    let system = try PrivateBus()
    let login = try await LoginManager(system)
    let scene = try await start(system) { _ in }
    try login.lock(true)
    try await eventually("the lock is published") { try await scene.isLocked() }
    scene.surface.forget()
    system.kill()
    let restarted = try PrivateBus(at: system.socket)
    let next = try await LoginManager(restarted)
    try next.lock(true)
    try await eventually("logind is asked", within: .seconds(20)) { next.questions > 0 }
    try await scene.surface.call(Scene.focus, .control, "Reload")
    #expect(try await scene.isLocked())
    try next.lock(false)
    try await eventually("it is open") { try await !scene.isLocked() }
    scene.script.write("\(Scene.toggle).value", "on")
    try next.wakeUp()
    try await eventually("the change is published") {
      try await scene.surface.value(of: Scene.focus) == true
    }
    // The folder of the first bus holds the socket.
    withExtendedLifetime(system) {}
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
    try await eventually("the lock is published") { try await scene.isLocked() }
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
    try await eventually("it is open", within: .seconds(30)) {
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

  @Test("that is locked while an extension starts holds back what waits for it")
  @BusActor
  func lockedDuringStart() async throws {
    let login = try await MockedLoginManager()
    let scene = try await Scene.start(
      environment: ["DBUS_SYSTEM_BUS_ADDRESS": login.bus.address, "XDG_SESSION_ID": "c1"]
    ) { _, script in
      script.write("\(Scene.toggle).policy", "requires-authentication")
    }
    let (surface, script) = (scene.surface, scene.script)
    try await scene.endExtension()
    script.write("start", "sleep 3000")
    let starts = script.count("start")
    let answers = [true, false].map { value in
      Task { @BusActor in
        await surface.errorName { try await surface.setValue(value, Scene.focus) }
      }
    }
    let press = Task { @BusActor in
      await surface.errorName { try await surface.call(Scene.lap, .button, "Press") }
    }
    try await eventually("the toggle is pending") {
      try await surface.properties(Scene.focus, .toggle)["Pending"] == .boolean(true)
    }
    try await login.lock(true)
    try await eventually("it is locked") { try await scene.isLocked() }
    #expect(script.count("start") == starts, "The extension still starts")
    for answer in answers {
      #expect(await answer.value == "org.controlbus.Error.AuthenticationRequired")
    }
    #expect(await press.value == "")
    try await surface.call(Scene.focus, .control, "Reload")
    let performed = script.calls.filter { $0.hasPrefix("perform") }
    #expect(performed == ["perform \(Scene.button) press off"])
    let look = try await surface.properties(Scene.focus, .toggle)
    #expect(look["Pending"] == .boolean(false) && look["Value"] == .boolean(false))
    try await login.lock(false)
    try await eventually("it is open") { try await !scene.isLocked() }
    try await surface.setValue(true, Scene.focus)
  }

  @Test("that does not exist is no error")
  @BusActor
  func absent() async throws {
    let scene = try await Scene.start()
    #expect(try await !scene.isLocked())
    #expect(!scene.host.log.contains("error:") && !scene.host.log.contains("warning:"))
  }

  @Test(
    "of a system bus that takes connections and says nothing is no error, and keeps nobody waiting")
  @BusActor
  func silentBus() async throws {
    let folder = try TemporaryFolder()
    let listener = try listeningSocket(at: folder.file("bus"))
    // sd-bus itself would wait 90 s.
    let scene = try await Scene.start(
      environment: ["DBUS_SYSTEM_BUS_ADDRESS": "unix:path=\(folder.file("bus"))"])
    #expect(try await !scene.isLocked())
    #expect(!scene.host.log.contains("error:") && !scene.host.log.contains("warning:"))
    withExtendedLifetime(listener) {}
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
    try await login.lock(true)
    try await eventually("it is locked") { try await scene.isLocked() }
    try await login.kill()
    try await surface.call(Scene.focus, .control, "Reload")
    #expect(try await scene.isLocked())
    let next = try await MockedLoginManager(on: login.bus)
    try await eventually("it is open, as the next logind says") { try await !scene.isLocked() }
    try await next.lock(true)
    try await eventually("it is locked again") { try await scene.isLocked() }
  }
}

extension Scene {
  fileprivate func isLocked() async throws -> Bool {
    try await surface.properties(.controlCenter, .controlCenter)["Locked"] == .boolean(true)
  }
}
