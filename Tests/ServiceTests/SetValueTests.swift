import Bus
import ControlModel
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("SetValue")
struct SetValueTests {
  static let kind = "org.example.focus"
  static let focus = ObjectPath.control(id: "focus")

  init() { EventLoop.shared.startThread() }

  @BusActor
  private func running(
    _ kinds: [String] = ["toggle org.example.focus"], mode: String = ""
  ) async throws -> (RunningHost, ScriptFolder, Surface) {
    let host = try RunningHost()
    let script = try ScriptFolder("org.example.Scripted", kinds: kinds, mode: mode, on: host)
    try await host.start()
    let surface = try await Surface(host)
    try await eventually("the control is current") {
      try await surface.state(of: Self.focus) == "current"
    }
    return (host, script, surface)
  }

  @Test("acts, signals once, then answers", arguments: ["", "register", "line"])
  @BusActor
  func setValue(mode: String) async throws {
    let (host, script, surface) = try await running(mode: mode)
    defer { _ = host }
    surface.forget()
    try await surface.setValue(true, Self.focus)
    surface.note("reply")
    let events = surface.events.filter { $0.hasPrefix("Toggle1") || $0 == "reply" }
    #expect(events == ["Toggle1 Revision,Subtitle,Symbol,Value", "reply"])
    #expect(try await surface.value(of: Self.focus) == true)
    #expect(script.count("perform") == 1)
  }
}
