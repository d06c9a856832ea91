import Bus
import ControlProtocol
import Foundation
import TestSupport
import Testing

@Suite("Other programs", .serialized)
struct ClientProgramTests {
  init() { EventLoop.shared.startThread() }

  @Test(
    "set a value and read it back",
    arguments: [
      [
        "busctl", "--user", "call", "org.controlbus", "/org/controlbus/controls/focus",
        "org.controlbus.Toggle1", "SetValue", "b", "true",
      ],
      [
        "gdbus", "call", "--session", "--dest", "org.controlbus", "--object-path",
        "/org/controlbus/controls/focus", "--method", "org.controlbus.Toggle1.SetValue", "true",
      ],
      [
        "dbus-send", "--session", "--print-reply", "--dest=org.controlbus",
        "/org/controlbus/controls/focus", "org.controlbus.Toggle1.SetValue", "boolean:true",
      ],
    ])
  @BusActor
  func setValue(command: [String]) async throws {
    let scene = try await Scene.start()
    let set = try await scene.host.run(command[0], Array(command.dropFirst()))
    #expect(set.end == .exited(0), "\(set.error)")
    try await eventually("everyone else has heard of it") {
      scene.surface.looks(of: Scene.focus).last?["Value"] == .boolean(true)
    }
    let get = try await scene.host.run(
      "busctl",
      [
        "--user", "get-property", "org.controlbus", "/org/controlbus/controls/focus",
        "org.controlbus.Toggle1", "Value",
      ])
    #expect(get.output == "b true\n")
  }

  @Test("see the whole tree")
  @BusActor
  func tree() async throws {
    let scene = try await Scene.start()
    let tree = try await scene.host.run("busctl", ["--user", "--list", "tree", "org.controlbus"])
    #expect(
      Set(tree.output.split(separator: "\n").map(String.init)) == [
        "/", "/org", "/org/controlbus", "/org/controlbus/controls", "/org/controlbus/extensions",
        "/org/controlbus/gallery", "/org/controlbus/controls/focus", "/org/controlbus/controls/lap",
        "/org/controlbus/extensions/org_2eexample_2eScripted",
        "/org/controlbus/gallery/org_2eexample_2efocus",
        "/org/controlbus/gallery/org_2eexample_2elap",
      ])
    let objects = try await scene.host.run(
      "gdbus",
      [
        "call", "--session", "--dest", "org.controlbus", "--object-path", "/org/controlbus",
        "--method", "org.freedesktop.DBus.ObjectManager.GetManagedObjects",
      ])
    #expect(objects.end == .exited(0) && objects.output.contains("Title of org.example.focus"))
  }
}
