import Bus
import ControlProtocol
import Glibc
import TestSupport
import Testing

/// A service with one fake extension, and a surface that looks at it.
@BusActor
struct Scene {
  static let toggle = "org.example.focus"
  static let button = "org.example.lap"
  static let focus = ObjectPath.control(id: "focus")
  static let lap = ObjectPath.control(id: "lap")

  let host: RunningHost
  let script: ScriptFolder
  let surface: Surface

  /// Starts everything, and waits until the placed controls are current.
  static func start(
    _ kinds: [String] = ["toggle \(toggle)", "button \(button)"], mode: String = "",
    environment: [String: String] = [:],
    prepare: (RunningHost, ScriptFolder) throws -> Void = { _, _ in }
  ) async throws -> Scene {
    let host = try RunningHost(environment: environment)
    let script = try ScriptFolder("org.example.Scripted", kinds: kinds, mode: mode, on: host)
    try prepare(host, script)
    try await host.start()
    let scene = Scene(host: host, script: script, surface: try await Surface(host))
    let ids = kinds.filter { !$0.hasPrefix("timer") }.map {
      String($0.split(separator: ".").last ?? "")
    }
    try await eventually("\(ids) are current") {
      for id in ids where try await scene.surface.state(of: .control(id: id)) != "current" {
        return false
      }
      return true
    }
    try await scene.settle()
    return scene
  }

  /// Waits until the extension was asked for everything that follows its start: the description
  /// renews each look once.
  private func settle() async throws {
    try await eventually("the extension was described") {
      script.count("describe") > 0 && script.count("placed") > 0
    }
    try await surface.call(Self.anyControl(script), .control, "Reload")
    surface.forget()
  }

  /// Kills the process of the extension that began last.
  func killExtension() throws { try script.killProcess() }

  /// Kills it, and waits until the service knows.
  func endExtension() async throws {
    try killExtension()
    try await eventually("it is gone") { try await surface.status().state == "idle" }
  }

  /// Has it crash until it is left alone.
  func fail() async throws {
    script.write("\(Self.button).perform", "crash")
    for _ in 0..<5 {
      _ = await surface.errorName { try await surface.call(Self.lap, .button, "Press") }
    }
    try await eventually("it has failed") { try await surface.status().state == "failed" }
    script.write("\(Self.button).perform", "")
  }

  /// Has its toggle crash until that is left alone.
  func setToggleAside() async throws {
    // It has registered by then.
    script.write("\(Self.toggle).evaluate", "crash 300")
    try await surface.call(.controlCenter, .controlCenter, "ReloadControls", Self.toggle)
    try await eventually("the kind is set aside", within: .seconds(20)) {
      try await surface.properties(Self.focus, .toggle)["Error"]?.stringValue?
        .contains("left alone") == true
    }
  }

  private static func anyControl(_ script: ScriptFolder) -> ObjectPath {
    let last = script.read("kinds").split(separator: "\n").first { !$0.hasPrefix("timer") }
    return .control(id: String(last?.split(separator: ".").last ?? ""))
  }
}
